// What cannot be read on this page: text that its own box or the page cuts off, and text that lies over other text.
() => {
  const NOISE = 2; // pixels
  const INK = 0.16; // of a line's height, above and below, that letters leave empty

  const shorten = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const place = (element) => {
    const path = [];
    for (let one = element; one && path.length < 3; one = one.parentElement) {
      path.unshift(one.tagName.toLowerCase() + [...one.classList].filter((c) => !c.startsWith("svelte-")).map((c) => `.${c}`).join(""));
    }
    return path.join(" ");
  };
  const inner = (box) => ({
    left: box.left, right: box.right, top: box.top + INK * box.height, bottom: box.bottom - INK * box.height,
  });
  const within = (box, frame) => ({
    left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right),
    top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom),
  });
  const isSome = (box) => box.right - box.left > NOISE && box.bottom - box.top > NOISE;
  const lack = (box, frame) =>
    Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);

  // For those who listen: one pixel, cut to nothing.
  const isUnseen = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath.startsWith("inset(50%") || Number(style.opacity) < 0.05) return true;
    }
    return !element.checkVisibility({ visibilityProperty: true });
  };
  // What is meant to lie over the rest, or to move under it.
  const layerOf = (element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      if (one.matches("dialog, [popover]") || ["fixed", "sticky"].includes(getComputedStyle(one).position)) return one;
    }
    return document.body;
  };
  const boxesOf = (node) => {
    const range = document.createRange();
    if (!(node.parentElement instanceof SVGElement)) {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    }
    // Letters one by one: those of the board may stand at a slant.
    return Array.from(node.data, (_, k) => {
      range.setStart(node, k);
      range.setEnd(node, k + 1);
      return range.getBoundingClientRect();
    });
  };

  const found = [];
  const texts = [];
  const top = [...document.querySelectorAll("dialog[open], [popover]:popover-open")].at(-1);
  const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, title, option") || isUnseen(element)) continue;
    const seen = [];
    let cut = null;
    for (const whole of boxesOf(node)) {
      let box = inner(whole);
      if (!isSome(box)) continue;
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(one);
        if (display === "inline" || display === "contents" || (overflowX === "visible" && overflowY === "visible")) continue;
        const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
        const outer = one.getBoundingClientRect();
        const frame = {
          left: overflowX === "visible" ? -Infinity : outer.left, right: overflowX === "visible" ? Infinity : outer.right,
          top: overflowY === "visible" ? -Infinity : outer.top, bottom: overflowY === "visible" ? Infinity : outer.bottom,
        };
        // In a list that is rolled up and down, only what is lost sideways is lost.
        const kept = {
          left: scrolls(overflowX) ? -Infinity : frame.left, right: scrolls(overflowX) ? Infinity : frame.right,
          top: scrolls(overflowY) ? -Infinity : frame.top, bottom: scrolls(overflowY) ? Infinity : frame.bottom,
        };
        if (isSome(box) && lack(box, kept) > NOISE) cut ??= one;
        box = within(box, frame);
      }
      if (isSome(box)) seen.push(box);
    }
    if (cut) found.push(`cut off: "${shorten(node.data)}" (${place(element)}) by ${place(cut)}`);
    if (!seen.length) continue;
    const block = element.closest("button, a, label, td, th, h1, h2, h3, p, li");
    if (block && !(element instanceof SVGElement) && getComputedStyle(block).display !== "inline") {
      const { left, right } = block.getBoundingClientRect();
      if (seen.some((box) => box.left < left - NOISE || box.right > right + NOISE))
        found.push(`sticks out: "${shorten(node.data)}" (${place(element)}) of ${place(block)}`);
    }
    texts.push({ element, text: shorten(node.data), boxes: seen, layer: layerOf(element) });
  }
  texts.forEach((a, k) => {
    for (const b of texts.slice(k + 1)) {
      if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (a.boxes.some((one) => b.boxes.some((other) => isSome(within(one, other)))))
        found.push(`one over the other: "${a.text}" (${place(a.element)}) and "${b.text}" (${place(b.element)})`);
    }
  });
  return found;
}
