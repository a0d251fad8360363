// The houses of the village, back to front: place, size, wall, windows, door.
export type House = {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: string;
  windows: number;
  door?: boolean;
};

const house = (text: string): House => {
  const [x, y, width, height, tone, windows, door] = text.split(" ");
  return {
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
    tone: tone!,
    windows: Number(windows),
    door: door === "door",
  };
};

export const HIGH = [
  "560 116 34 30 wall-2 2",
  "598 110 40 34 wall 2",
  "452 122 30 26 wall 1",
  "486 118 34 28 wall-2 2",
  "526 122 40 30 wall 2",
  "404 150 34 28 wall 2",
  "520 148 36 34 wall-3 2",
  "562 148 40 36 wall 2",
  "606 146 44 38 wall-4 2",
  "380 180 34 30 wall-2 2",
].map(house);

export const MIDDLE = [
  "500 180 40 36 wall 2",
  "538 176 40 42 wall-2 2",
  "582 186 44 40 wall 2",
  "630 182 44 42 wall-2 2",
  "352 214 36 32 wall 2",
  "394 204 38 38 wall-4 2",
  "436 198 44 36 wall 3",
  "484 214 34 34 wall-2 2",
  "322 246 36 34 wall-2 2",
  "362 242 40 38 wall 2",
  "518 216 46 40 wall 2",
  "570 226 44 40 wall-3 2",
  "620 226 50 42 wall 2",
].map(house);

export const LOW = [
  "452 240 42 38 wall 2",
  "498 250 40 38 wall-3 2",
  "536 254 36 40 wall 1",
  "576 262 44 40 wall-2 2",
  "624 266 48 40 wall 2",
  "300 282 40 42 wall 2 door",
  "346 278 42 46 wall-3 2 door",
  "394 274 46 50 wall 3 door",
  "446 280 42 44 wall-2 2 door",
  "492 284 48 42 wall-4 3 door",
  "540 288 44 38 wall 2 door",
  "588 286 46 40 wall-2 2 door",
  "640 290 60 36 wall 3 door",
].map(house);
