const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Characters as a person sees them. */
export function countCharacters(text: string): number {
  // Plain letters stand alone; most messages need no closer look.
  if (/^[\n\x20-\x7e\u00a0-\u02ff]*$/.test(text)) return text.length;
  let count = 0;
  for (const _piece of graphemes.segment(text)) count += 1;
  return count;
}

/** The first characters of a text, as a person counts them. */
export function firstCharacters(text: string, most: number): string {
  if (countCharacters(text) <= most) return text;
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
    .slice(0, most)
    .join('');
}
