// Which events of the log are sums.
import type { Sums } from "../../../table/sums";
import { changeOf } from "./changes";
import Sum from "./Sum.svelte";

export const SUMS: Sums = { has: (event) => changeOf(event) !== null, drawn: Sum };
