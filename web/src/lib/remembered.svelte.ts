// A setting that this browser remembers.

export function remembered<T extends string>(name: string, otherwise: T): { value: T } {
  const key = `cadastre.${name}`;
  let value = $state((read(key) as T | null) ?? otherwise);
  return {
    get value() {
      return value;
    },
    set value(next: T) {
      value = next;
      write(key, next);
    },
  };
}

// Storage may be closed to us (private windows, embedded pages): then nothing is remembered, and nothing else happens.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // as above
  }
}
