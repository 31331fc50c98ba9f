import { plainPlace } from '../../kit/text/place-name.ts';

/**
 * Result of searching a typed city in the reference data. `similar`: known names that differ in at most two
 * letters.
 */
export type CitySpelling =
  | { kind: 'known' }
  | { kind: 'spelt-otherwise'; name: string }
  | { kind: 'unknown'; similar: readonly string[] };

/** Maximum number of wrong letters in a name. */
const MAX_WRONG = 2;
const MAX_SIMILAR = 3;

/** Searches a typed city among the known cities of its state. */
export function findCitySpelling(typed: string, known: readonly string[]): CitySpelling {
  const name = typed.trim();
  if (known.includes(name)) return { kind: 'known' };
  const plain = plainPlace(name);
  const same = known.find((each) => plainPlace(each) === plain);
  if (same !== undefined) return { kind: 'spelt-otherwise', name: same };
  const similar = known
    .map((each) => ({ each, wrong: lettersBetween(plain, plainPlace(each)) }))
    .filter(({ wrong }) => wrong <= MAX_WRONG)
    .sort((one, other) => one.wrong - other.wrong);
  return { kind: 'unknown', similar: similar.slice(0, MAX_SIMILAR).map(({ each }) => each) };
}

/** Number of letters to insert, delete or replace to turn one word into the other. */
function lettersBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_WRONG) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1);
      next.push(Math.min(change, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
