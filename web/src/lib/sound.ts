// Short sounds of our own, made on the spot: no files, and nothing before somebody has touched the page.
import { sound } from "./settings.svelte";

type Note = [hertz: number, at: number];

const TUNES: Record<"turn" | "chat", Note[]> = {
  turn: [
    [523.25, 0],
    [783.99, 0.13],
  ],
  chat: [[659.25, 0]],
};
const LOUD = 0.07;
const LONG = 0.42;

let context: AudioContext | null = null;

export function play(tune: keyof typeof TUNES): void {
  if (sound.value === "off" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  for (const [hertz, at] of TUNES[tune]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start + at);
    volume.gain.linearRampToValueAtTime(LOUD, start + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + LONG);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + LONG);
  }
}
