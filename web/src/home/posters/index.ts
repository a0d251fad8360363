// How the home page shows each game: a poster, an emblem where there is room, and a small sign for lists.
import type { Component } from "svelte";
import HellasEmblem from "./hellas/HellasEmblem.svelte";
import HellasPoster from "./hellas/HellasPoster.svelte";
import HellasSign from "./hellas/HellasSign.svelte";
import ParisEmblem from "./paris/ParisEmblem.svelte";
import ParisPoster from "./paris/ParisPoster.svelte";
import ParisSign from "./paris/ParisSign.svelte";

type Drawings = { Poster: Component; Emblem: Component; Sign: Component<{ size?: number }> };

export const POSTERS: Record<string, Drawings> = {
  hellas: { Poster: HellasPoster, Emblem: HellasEmblem, Sign: HellasSign },
  paris: { Poster: ParisPoster, Emblem: ParisEmblem, Sign: ParisSign },
};
