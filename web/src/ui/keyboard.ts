// Whether somebody gets about by keys just now: whoever clicks or touches needs no focus to find their way.
let keys = false;

addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

export const byKeyboard = (): boolean => keys;
