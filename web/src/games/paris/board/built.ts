// What has been built in a district, in the order of the supply.
import type { Landmark, Scene } from "../wire";

export const builtIn = (scene: Scene, district: string): Landmark[] =>
  scene.landmarks.filter((landmark) => landmark.district === district);
