/** Consecutive words that are in both texts, only in the first text, or only in the second text. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * Compares two texts word by word, by their longest common subsequence. Removed words come before added ones.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  const common = commonLengths(from, to);
  const parts: DiffPart[] = [];
  const push = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    const [a, b] = [from[i], to[j]];
    if (a !== undefined && a === b) {
      push('same', a);
      i += 1;
      j += 1;
    } else if (
      b === undefined ||
      (a !== undefined && lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      push('removed', a ?? '');
      i += 1;
    } else {
      push('added', b);
      j += 1;
    }
  }
  return parts;
}

/** Splits a text into words, each with the spaces after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
const lengthAt = (table: readonly number[][], i: number, j: number) => table[i]?.[j] ?? 0;

/** For each pair of positions, the length of the longest common subsequence of the remaining words. */
function commonLengths(from: readonly string[], to: readonly string[]): number[][] {
  const table = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0));
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const row = table[i] ?? [];
    for (let j = to.length - 1; j >= 0; j -= 1)
      row[j] =
        from[i] === to[j]
          ? lengthAt(table, i + 1, j + 1) + 1
          : Math.max(lengthAt(table, i + 1, j), lengthAt(table, i, j + 1));
  }
  return table;
}
