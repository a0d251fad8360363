// Which events of the log are sums.
import type { Sums } from "../../../table/sums";
import Sum from "./Sum.svelte";

export const SUMS: Sums = { has: ({ name }) => name === "received" || name === "paid", drawn: Sum };
