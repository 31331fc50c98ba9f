import { wordsOfPictures } from './picture-words.ts';

/**
 * Maximum length of a text on one row. Partners' texts are far shorter, unless cleaning replaces letters by
 * several characters.
 */
const LONGEST_TEXT = 3_000;
/** Maximum lines of a note. The lines of a longer note are joined. */
const MAX_LINES = 12;

/** Letters and signs of western European languages, precomposed, and the euro. */
const ALLOWED = /[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff€]/u;
const ALL_ALLOWED = /^[\x21-\x7e\u00a1-\u00ac\u00ae-\u024f]+(?: [\x21-\x7e\u00a1-\u00ac\u00ae-\u024f]+)*$/;
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Typographic characters that thermal printers do not have, with their plain form. */
const FOLDED: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '‹': '<',
  '›': '>',
  '…': '...',
  '•': '*',
  '‣': '*',
  '●': '*',
  '▪': '*',
  '★': '*',
  '⁄': '/',
  '∕': '/',
  '→': '->',
  '≥': '>=',
  '≤': '<=',
};

/**
 * Placeholder for a letter that cannot be printed, until groups of them are replaced. A text cannot contain
 * this character, because control characters are removed.
 */
const LOST = '\0';

/**
 * Cleans a text from outside for one row of composed (NFC) Latin letters. Removes control, bidirectional and
 * invisible characters, and pictograms. Typographic signs and fancy letters become plain letters. Several
 * letters of another script become one '?', so that readers see a gap.
 */
export function cleanText(text: string): string {
  if (text.length <= LONGEST_TEXT && ALL_ALLOWED.test(text)) return text;
  // '1⅓' is one and a third, not eleven thirds.
  const composed = text.normalize('NFC').replace(/(\d)(?=[⅐-⅟↉])/g, '$1 ');
  let clean = '';
  for (const character of composed) clean += foldCharacter(character);
  return clean
    .replace(/\0(?:[ \0]*\0)?/g, '?')
    .replace(/ {2,}/g, ' ')
    .slice(0, LONGEST_TEXT)
    .trim();
}

/**
 * Cleans a name; the result is never empty. A name with only pictograms becomes words, and an empty name
 * becomes `unnamed`.
 */
export function cleanName(text: string, unnamed: string): string {
  const name = cleanText(text);
  if (hasWord(name)) return name;
  const pictured = cleanText(wordsOfPictures(text));
  return hasWord(pictured) ? pictured : unnamed;
}

/**
 * Cleans a note for the kitchen into lines. Pictograms of ingredients become words, because 'sem 🧅' must not
 * become 'sem'. Returns no lines if no text is left.
 */
export function cleanLines(text: string | null): string[] {
  const lines = wordsOfPictures(text ?? '')
    .split(LINE_BREAK)
    .map((line) => cleanText(line).replace(/ (?=[,.;:!?])/g, ''))
    .filter((line) => line !== '');
  return lines.length <= MAX_LINES ? lines : [cleanText(lines.join(' / '))];
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function foldCharacter(character: string): string {
  if (ALLOWED.test(character)) return character;
  const folded = FOLDED[character];
  if (folded !== undefined) return folded;
  if (character !== '\ufeff' && /\s|\u0085/.test(character)) return ' ';
  const plain = [...character.normalize('NFKC')].map((part) => FOLDED[part] ?? part);
  if (plain.every((part) => [...part].every((each) => ALLOWED.test(each)))) return plain.join('');
  return /[\p{L}\p{N}]/u.test(character) ? LOST : '';
}
