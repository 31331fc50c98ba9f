const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Number of characters as people count them: a letter with its accents is one. */
export function countCharacters(text: string): number {
  // Fast path for most messages: these characters never combine.
  if (/^[\n\x20-\x7e\u00a0-\u02ff]*$/.test(text)) return text.length;
  let count = 0;
  for (const _piece of graphemes.segment(text)) count += 1;
  return count;
}

/** The first characters of a text, as people count them. */
export function firstCharacters(text: string, max: number): string {
  if (countCharacters(text) <= max) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, max)
    .join('');
}
