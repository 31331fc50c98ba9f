const CPF_LENGTH = 11;
const CNPJ_LENGTH = 14;

/** Returns the letters and digits in capitals, without punctuation. */
export function significantCharacters(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/**
 * Formats a CPF or CNPJ during typing. Up to eleven digits are a CPF (`123.456.789-09`). Longer texts are a
 * CNPJ. Texts with a letter are a CNPJ, too, because CNPJs may have letters since 2026
 * (`12.ABC.345/01DE-35`). No letter or digit is removed, up to the maximum length.
 */
export function maskDocument(text: string): string {
  const stored = significantCharacters(text).slice(0, CNPJ_LENGTH);
  const isCpf = stored.length <= CPF_LENGTH && /^\d*$/.test(stored);
  return isCpf
    ? punctuate(stored, { 3: '.', 6: '.', 9: '-' })
    : punctuate(stored, { 2: '.', 5: '.', 8: '/', 12: '-' });
}

/** Formats a Brazilian phone during typing: `(11) 98765-4321`, or `(11) 3456-7890` with eight digits. */
export function maskPhone(text: string): string {
  const stored = text.replace(/\D/g, '').slice(0, 11);
  if (stored === '') return '';
  const dash = stored.length > 10 ? 7 : 6;
  return `(${punctuate(stored, { 2: ') ', [dash]: '-' })}`;
}

/** Formats a postal code during typing: `01310-100`. */
export function maskPostalCode(text: string): string {
  return punctuate(text.replace(/\D/g, '').slice(0, 8), { 5: '-' });
}

/** Inserts a punctuation mark before the character at each given index. */
function punctuate(text: string, marks: Record<number, string>): string {
  return [...text].map((character, place) => `${marks[place] ?? ''}${character}`).join('');
}
