import { wordsOfPictures } from './picture-words.ts';

/** Maximum text of one row. A partner's texts are far shorter, unless their letters expand into many. */
const LONGEST_TEXT = 3_000;
/** Maximum lines of a note. A note with more is unusual; its lines are joined. */
const MOST_LINES = 12;

/** Letters and signs of western European languages, all precomposed, and the euro. */
const KEPT = /[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff€]/u;
const ALL_KEPT = /^[\x21-\x7e\u00a1-\u00ac\u00ae-\u024f]+(?: [\x21-\x7e\u00a1-\u00ac\u00ae-\u024f]+)*$/;
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Typographic characters of keyboards with their plain form. Thermal printers lack them. */
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
 * Placeholder for lost letters until they are counted. A text never contains it, since control characters are
 * dropped.
 */
const LOST = '\0';

/**
 * Cleans a text from outside for one row of a ticket: composed (NFC) Latin letters. Control, bidirectional and
 * invisible characters are removed. Typographic signs and fancy letters become plain ones; pictograms are removed.
 * Letters of other scripts leave one '?', so that readers see the text is incomplete.
 */
export function cleanText(text: string): string {
  if (text.length <= LONGEST_TEXT && ALL_KEPT.test(text)) return text;
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

/** A name that is never empty. A name of pictograms becomes their words. Without words it becomes `unnamed`. */
export function cleanName(text: string, unnamed: string): string {
  const name = cleanText(text);
  if (hasWord(name)) return name;
  const pictured = cleanText(wordsOfPictures(text));
  return hasWord(pictured) ? pictured : unnamed;
}

/**
 * A note for the kitchen, line by line. Pictograms of ingredients become words: 'sem 🧅' must not become 'sem'.
 * Empty when no text is left.
 */
export function cleanLines(text: string | null): string[] {
  const lines = wordsOfPictures(text ?? '')
    .split(LINE_BREAK)
    .map((line) => cleanText(line).replace(/ (?=[,.;:!?])/g, ''))
    .filter((line) => line !== '');
  return lines.length <= MOST_LINES ? lines : [cleanText(lines.join(' / '))];
}

function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function foldCharacter(character: string): string {
  if (KEPT.test(character)) return character;
  const folded = FOLDED[character];
  if (folded !== undefined) return folded;
  if (character !== '\ufeff' && /\s|\u0085/.test(character)) return ' ';
  const plain = [...character.normalize('NFKC')].map((part) => FOLDED[part] ?? part);
  if (plain.every((part) => [...part].every((each) => KEPT.test(each)))) return plain.join('');
  return /[\p{L}\p{N}]/u.test(character) ? LOST : '';
}
