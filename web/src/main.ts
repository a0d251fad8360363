import "@fontsource-variable/noto-sans-thai";
import "@fontsource-variable/noto-serif-thai";
import "@fontsource-variable/source-sans-3";
import "@fontsource-variable/source-serif-4";
import "./styles/tokens.css";
import "./styles/base.css";
import "./ui/keyboard"; // from the first key on
import { mount } from "svelte";
import App from "./App.svelte";
import { lazily } from "./lib/lazy.svelte";
import { start } from "./lib/texts.svelte";

await lazily(start);
mount(App, { target: document.getElementById("app")! });
