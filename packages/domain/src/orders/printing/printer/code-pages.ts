import type { CodePage } from '../print-device.ts';

/** The letters of bytes 0x80 to 0xff. `\0` marks a byte without a letter. */
const UPPER_HALVES: Record<CodePage, string> = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
    'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀' +
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp860:
    'ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧Ó' +
    'áíóúñÑªº¿Ò¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp858:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ' +
    'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀' +
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp1252:
    '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ' +
    '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß' +
    'àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  ascii: '',
};

/** Replacements for characters that are missing in a code page and are not a letter with an accent. */
const NEAREST: Readonly<Record<string, string>> = {
  '×': 'x',
  '÷': '/',
  '€': 'EUR',
  '£': 'GBP',
  '¢': 'c',
  '¥': 'Y',
  Ø: 'O',
  ø: 'o',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  ß: 'ss',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Ł: 'L',
  ł: 'l',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '°': 'o',
  '·': '-',
  '¿': '?',
  '¡': '!',
  '«': '"',
  '»': '"',
  '´': "'",
  '¨': '"',
  '¸': ',',
  '¯': '-',
  '¬': '-',
  '¦': '|',
  '±': '+-',
  µ: 'u',
  '§': 'S',
  '©': '(c)',
  '®': '(R)',
  '⁄': '/',
};

const byteTables = new Map<CodePage, ReadonlyMap<string, number>>();

function bytesOf(codePage: CodePage): ReadonlyMap<string, number> {
  const stored = byteTables.get(codePage);
  if (stored) return stored;
  const letters = [...UPPER_HALVES[codePage]].map((letter, index) => [letter, 0x80 + index] as const);
  const made = new Map(letters.filter(([letter]) => letter !== '\0'));
  byteTables.set(codePage, made);
  return made;
}

function isPlain(letter: string): boolean {
  return letter >= ' ' && letter <= '~';
}

/**
 * Converts a text to characters of the code page, so that its length is the printed length. All other
 * characters become the nearest plain characters, or '?'. Control characters become spaces.
 */
export function printableText(text: string, codePage: CodePage): string {
  if (/^[ -~]*$/.test(text)) return text;
  const bytes = bytesOf(codePage);
  let printable = '';
  for (const letter of text.normalize('NFC'))
    printable += isPlain(letter) || bytes.has(letter) ? letter : nearest(letter);
  return printable;
}

function nearest(letter: string): string {
  if (/\p{Cc}|\s/u.test(letter)) return ' ';
  const found = NEAREST[letter];
  if (found !== undefined) return found;
  const parts = [...letter.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part));
  return parts.map((part) => (isPlain(part) ? part : (NEAREST[part] ?? '?'))).join('');
}

/** One byte per character of a text from `printableText`. Any other character becomes '?', never a command. */
export function encodeText(text: string, codePage: CodePage): number[] {
  const bytes = bytesOf(codePage);
  return Array.from(text, (letter) => (isPlain(letter) ? letter.charCodeAt(0) : (bytes.get(letter) ?? 0x3f)));
}
