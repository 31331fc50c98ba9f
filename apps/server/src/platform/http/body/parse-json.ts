import { AppError } from '../../errors/app-error.ts';

/** Deeper than any document we know goes, an order with options of options included. */
const DEEPEST = 40;

/** A key `__proto__`, also in escapes. Inside a text its quotes would be escaped. */
const POISON =
  /"(?:_|\\u005[Ff]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff]){2}"\s*:/;

/**
 * Parses what somebody sent. Text that nests too deep is refused before it becomes a thousand arrays in each other,
 * whose reading and writing costs far more than the sending. Throws `request.malformed`.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new AppError('request.malformed', { detail: 'o JSON tem níveis demais' });
  if (POISON.test(text)) throw new AppError('request.malformed');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('request.malformed', { cause });
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** One look at each character, none kept: what follows a broken text does not matter, it will be refused anyway. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at + 1);
    // [ and {, ] and } differ in one bit.
    else if ((code | 0x20) === 0x7b) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if ((code | 0x20) === 0x7d) depth -= 1;
  }
  return false;
}

/** Where the quote is that ends a text begun at `from`. */
function endOfText(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
