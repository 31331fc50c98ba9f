const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Characters as a person sees them. */
export function countCharacters(text: string): number {
  // Plain letters stand alone; most messages need no closer look.
  if (/^[\n\x20-\x7e\u00a0-\u02ff]*$/.test(text)) return text.length;
  let count = 0;
  for (const _piece of graphemes.segment(text)) count += 1;
  return count;
}
