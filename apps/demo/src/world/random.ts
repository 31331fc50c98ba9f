/** A stream of random values. The same seed gives the same stream on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** An integer, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** One element of the list. Throws if the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** One element of the list, by weight. Throws if the list is empty. */
  weighted<T extends { weight: number }>(list: readonly T[]): T;
  /** A version 4 UUID. */
  uuid(): string;
  /** Makes an independent stream. Its draws do not change other streams. */
  fork(name: string): Random;
}

/** FNV-1a: hashes a seed's text to 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);
  // Mulberry32, a small random generator that is good enough for a demonstration.
  const bits = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => bits() / 2 ** 32;
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    weighted: (list) => {
      let left = next() * list.reduce((total, entry) => total + entry.weight, 0);
      for (const entry of list) {
        left -= entry.weight;
        if (left < 0) return entry;
      }
      return at(list, list.length - 1);
    },
    uuid: () => {
      const hex = Array.from({ length: 4 }, () => bits().toString(16).padStart(8, '0')).join('');
      const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) & 3];
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
    fork: (name) => createRandom(`${seed}/${name}`),
  };
}

function at<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError('nothing to choose from');
  return list[index] as T;
}
