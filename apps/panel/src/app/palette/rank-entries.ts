import { searchable } from '@comanda/domain/kit/text/searchable';
import type { EntryGroup, PaletteEntry } from './palette-entry.ts';

/** Entries under a heading. */
export interface RankedGroup {
  group: EntryGroup;
  entries: readonly PaletteEntry[];
}

const screenOrder: readonly PaletteEntry['group'][] = ['order', 'orders', 'list', 'store', 'screens'];
const mostRecent = 4;
const maxOrders = 8;
/**
 * Typing errors are accepted only in words of this length or more. In shorter words one wrong letter often
 * makes another word.
 */
const slipFrom = 4;

const wordsOf = (text: string) => searchable(text).match(/[\p{L}\p{Nd}]+/gu) ?? [];

/** True if one added, missing, changed or swapped letter makes both words equal. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

function isNearlyIn(term: string, words: readonly string[]): boolean {
  if (term.length < slipFrom) return false;
  return words.some((word) =>
    [-1, 0, 1].some((more) => isOneSlipAway(term, word.slice(0, term.length + more))),
  );
}

/**
 * True if the letters of the term begin the words of the label, in the same sequence: 'fp' finds 'Formas de
 * Pagamento'.
 */
function areInitials(term: string, words: readonly string[]): boolean {
  let at = 0;
  for (const word of words) if (word[0] === term[at]) at += 1;
  return term.length > 1 && at >= term.length;
}

function termScore(term: string, label: readonly string[], other: readonly string[]): number {
  if (label.includes(term)) return 6;
  if (label.some((word) => word.startsWith(term))) return 5;
  if (other.includes(term)) return 4;
  if (other.some((word) => word.startsWith(term))) return 3;
  if ([...label, ...other].some((word) => word.includes(term))) return 2;
  return areInitials(term, label) || isNearlyIn(term, label) ? 1 : 0;
}

/**
 * Score of an entry for a query; 0 if a word of the query is missing. The word with the lowest score decides;
 * the other words break ties.
 */
export function scoreOf(entry: PaletteEntry, query: string): number {
  const label = wordsOf(entry.label);
  const other = wordsOf(`${entry.detail ?? ''} ${entry.search ?? ''}`);
  const scores = wordsOf(query).map((term) => termScore(term, label, other));
  const weakest = Math.min(...scores);
  if (scores.length === 0 || weakest === 0) return 0;
  const sum = scores.reduce((total, score) => total + score, 0);
  return weakest + sum / scores.length / 10;
}

function grouped(entries: readonly PaletteEntry[]): RankedGroup[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((group) => {
    const own = entries.filter((entry) => entry.group === group);
    return { group, entries: group === 'orders' ? own.slice(0, maxOrders) : own };
  });
}

/**
 * Results of the palette. Without a query: recent entries, then all entries in the sequence of the screens.
 * With a query: entries by score, groups by the score of their best entry. Ties: recent entries first, then
 * the sequence of the screens.
 */
export function rankEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recentIds: readonly string[],
): RankedGroup[] {
  if (wordsOf(query).length === 0) {
    const recent = recentIds
      .flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
      .slice(0, mostRecent);
    const others = screenOrder.flatMap((group) =>
      entries.filter((entry) => entry.group === group && !recent.includes(entry)),
    );
    const last: RankedGroup[] = recent.length === 0 ? [] : [{ group: 'recent', entries: recent }];
    return [...last, ...grouped(others)];
  }
  const age = (entry: PaletteEntry) => {
    const place = recentIds.indexOf(entry.id);
    return place === -1 ? recentIds.length : place;
  };
  const found = entries
    .map((entry) => ({ entry, score: scoreOf(entry, query) }))
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score - one.score ||
        age(one.entry) - age(other.entry) ||
        screenOrder.indexOf(one.entry.group) - screenOrder.indexOf(other.entry.group),
    );
  return grouped(found.map(({ entry }) => entry));
}
