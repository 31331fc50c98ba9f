const CPF_LENGTH = 11;
const CNPJ_LENGTH = 14;

/** Letters and digits only, capital; what the masks show is this with punctuation. */
export function significantCharacters(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/**
 * CPF or CNPJ while it is typed. Up to eleven digits it is a CPF (`123.456.789-09`); longer, or with a letter as
 * CNPJs have since 2026, a CNPJ (`12.ABC.345/01DE-35`). Never drops a letter or digit within the longest length.
 */
export function maskDocument(text: string): string {
  const kept = significantCharacters(text).slice(0, CNPJ_LENGTH);
  const isCpf = kept.length <= CPF_LENGTH && /^\d*$/.test(kept);
  return isCpf
    ? punctuate(kept, { 3: '.', 6: '.', 9: '-' })
    : punctuate(kept, { 2: '.', 5: '.', 8: '/', 12: '-' });
}

/** Brazilian phone while it is typed: `(11) 98765-4321`, with eight digits `(11) 3456-7890`. */
export function maskPhone(text: string): string {
  const kept = text.replace(/\D/g, '').slice(0, 11);
  if (kept === '') return '';
  const dash = kept.length > 10 ? 7 : 6;
  return `(${punctuate(kept, { 2: ') ', [dash]: '-' })}`;
}

/** A postal code while it is typed: `01310-100`. */
export function maskPostalCode(text: string): string {
  return punctuate(text.replace(/\D/g, '').slice(0, 8), { 5: '-' });
}

/** Puts a mark before the character at each given place. */
function punctuate(text: string, marks: Record<number, string>): string {
  return [...text].map((character, place) => `${marks[place] ?? ''}${character}`).join('');
}
