// What is said: message ids with parameters, spelled in the reader's language by the catalogues that Python uses too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getContext, setContext } from "svelte";
import { catalogues } from "virtual:guests";
import { remembered } from "./remembered.svelte";
import type { Said, SaidList, SeatName } from "./wire.gen";

export type Spoken = number | string | Said | SeatName | SaidList;
export type Params = Record<string, Spoken>;

// Nobody types moves here, so that what is said about their spelling is left to the terminal.
const CATALOGUES = {
  ...import.meta.glob<string>(
    [
      "../../../src/cadastre/{locale,games/*/locale}/*/**/*.ftl",
      "!../../../src/cadastre/locale/*/language.ftl",
      "!../../../src/cadastre/games/*/locale/*/notation.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
  ...catalogues,
};

// The one message of each language that everybody reads, whatever they speak.
const NAMES = import.meta.glob<string>("../../../src/cadastre/locale/*/language.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Languages by their own names: every folder of texts is one. English, which is spoken by default, comes first. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(NAMES)
    .map(([path, text]) => [path.split("/").at(-2)!, new FluentResource(text).body[0]!.value as string] as const)
    .sort(([a, one], [b, other]) => Number(b === "en") - Number(a === "en") || one.localeCompare(other)),
);

const chosen = remembered("language", preferred());
/** The language's own, and an English one where a game doesn't speak it. */
let bundles: FluentBundle[] = $state.raw([]);
let ids: string[] = $state.raw([]);

// Folders of messages that only some pages need: read when the first of them opens.
const APART = ["rules"];
const entered = new Set<string>();

function preferred(): string {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((code) => code in LANGUAGES) ?? "en";
}

/** Load the remembered language; nothing can be said before. */
export async function start(): Promise<void> {
  await speak(chosen.value in LANGUAGES ? chosen.value : "en");
}

/** The languages to look in, one after the other: a game that doesn't speak the first is told in English. */
function lookedIn(language: string): string[] {
  const homes = new Set(Object.keys(CATALOGUES).map((path) => path.split("/locale/")[0]!));
  const isSpoken = (home: string) =>
    Object.keys(CATALOGUES).some((path) => path.startsWith(`${home}/locale/${language}/`));
  return [...homes].every(isSpoken) ? [language] : [language, "en"];
}

/** Change the language, in the middle of anything. */
export async function speak(language: string): Promise<void> {
  const closed = APART.filter((room) => !entered.has(room));
  const named = new Set<string>();
  const read = async (spoken: string): Promise<FluentBundle> => {
    const paths = Object.keys(CATALOGUES).filter(
      (path) => path.includes(`/locale/${spoken}/`) && !closed.some((room) => path.includes(`/${room}/`)),
    );
    const texts = await Promise.all(paths.map((path) => CATALOGUES[path]!()));
    const next = new FluentBundle(spoken, { useIsolating: false });
    for (const text of texts) {
      const resource = new FluentResource(text);
      next.addResource(resource);
      for (const { id, attributes } of resource.body) {
        named.add(id);
        for (const name of Object.keys(attributes)) named.add(`${id}.${name}`);
      }
    }
    return next;
  };
  bundles = await Promise.all(lookedIn(language).map(read));
  ids = [...named];
  chosen.value = language;
  document.documentElement.lang = language;
}

/** Read a folder of messages that lies apart. */
export async function enter(room: string): Promise<void> {
  if (entered.has(room)) return;
  entered.add(room);
  try {
    await speak(chosen.value);
  } catch (error) {
    entered.delete(room);
    throw error;
  }
}

/** The messages and attributes that begin like this, in the order of their file. */
export function known(start: string): string[] {
  return ids.filter((id) => id.startsWith(start));
}

export function language(): string {
  return chosen.value;
}

const SEATS = Symbol("seats");

/** Tell everything below what the seats are called. */
export function nameSeats(names: () => string[]): void {
  setContext(SEATS, names);
}

/** How to speak inside a component: `const { t, say } = texts()`; `tell` takes any parameter of a message. */
export function texts() {
  return speaker(getContext<(() => string[]) | undefined>(SEATS));
}

/** How to speak where seats have these names, or only their numbers. */
export function speaker(seats: () => string[] = () => []) {
  const say = (said: Said): string => spell(said, seats());
  const t = (id: string, params: Params = {}): string => say({ is: "said", id, params });
  const tell = (value: Spoken): string => String(spoken(value, seats()));
  return { t, say, tell };
}

function spell(said: Said, seats: string[]): string {
  const [id, attribute] = said.id.split(".") as [string, string | undefined];
  const bundle = bundles.find((one) => one.hasMessage(id));
  const message = bundle?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) {
    if (said.otherwise) return said.otherwise;
    throw new Error(`${language()}: no message ${said.id}`);
  }
  const params: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(said.params ?? {})) params[name] = spoken(value, seats);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, params, errors);
  if (errors.length) throw new Error(`${language()}: ${said.id}: ${errors[0]!.message}`);
  return text;
}

function spoken(value: Spoken, seats: string[]): string | number {
  if (typeof value !== "object") return value;
  if (value.is === "seat") return seats[value.seat] ?? String(value.seat + 1);
  if (value.is === "all") return value.all.map((one) => spoken(one, seats)).join(", ");
  return spell(value, seats);
}
