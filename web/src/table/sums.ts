// How a game draws what its log tells of money and goods: figures with signs, behind what they were for.
import type { Component } from "svelte";
import type { Told } from "../lib/wire.gen";

export type Sums = { has: (event: Told) => boolean; drawn: Component<{ event: Told }> };
