import { wordsOfPictures } from './picture-words.ts';

/** Longest text of one row; what a partner may send is far shorter, unless its letters unfold into many. */
const LONGEST_TEXT = 3_000;
/** A note of more lines than this is a trick or a poem: its lines share rows. */
const MOST_LINES = 12;

/** Letters and signs of western European languages, all of them precomposed, and the euro. */
const KEPT = /[\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff€]/u;
const ALL_KEPT = /^[\x21-\x7e\u00a1-\u00ac\u00ae-\u024f]+(?: [\x21-\x7e\u00a1-\u00ac\u00ae-\u024f]+)*$/;
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** What people's keyboards make of plain signs. No thermal printer has them. */
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

/** Stands for letters that were lost, until they are counted. Never part of a text: control characters are dropped. */
const LOST = '\0';

/**
 * A text from outside as it can stand on one row of paper: composed (NFC), without control, bidirectional and invisible
 * characters, in Latin letters. Typographic signs become plain ones, fancy letters plain letters, pictures go. Letters
 * of other scripts leave one '?', so that nobody believes the text to be complete.
 */
export function cleanText(text: string): string {
  if (text.length <= LONGEST_TEXT && ALL_KEPT.test(text)) return text;
  // '1⅓' is one and a third, not eleven thirds.
  const composed = text.normalize('NFC').replace(/(?<=\d)(?=[⅐-⅟↉])/g, ' ');
  let clean = '';
  for (const character of composed) clean += foldCharacter(character);
  return clean
    .replace(/\0(?:[ \0]*\0)?/g, '?')
    .replace(/ {2,}/g, ' ')
    .slice(0, LONGEST_TEXT)
    .trim();
}

/** A name, which is never empty: one of pictures only is named after them, else `unnamed` stands there. */
export function cleanName(text: string, unnamed: string): string {
  const name = cleanText(text);
  if (hasWord(name)) return name;
  const pictured = cleanText(wordsOfPictures(text));
  return hasWord(pictured) ? pictured : unnamed;
}

/**
 * What somebody wrote to the kitchen, line by line. Ingredients drawn as pictures become words: 'sem 🧅' must not
 * become 'sem'. Empty when there is nothing to read.
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
