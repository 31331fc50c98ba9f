import { BYTE_ORDER_MARK } from '../../csv/csv-line.ts';
import { AppError } from '../../errors/app-error.ts';

/** Maximum of nested levels. Known documents have fewer, even orders with options of options. */
const DEEPEST = 40;

/**
 * Finds a key `__proto__`, even with escaped letters. Inside a text the quotes would be escaped, so a text
 * does not match.
 */
const POISON =
  /"(?:_|\\u005[Ff]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff]){2}"\s*:/;

/**
 * Parses untrusted JSON. Text with too many nested levels is refused first, because nested arrays cost far
 * more to parse than to send. A byte order mark is skipped. Throws `request.malformed`.
 */
export function parseJson(sent: string): unknown {
  const text = sent.startsWith(BYTE_ORDER_MARK) ? sent.slice(1) : sent;
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

/** Reads each character once and allocates nothing. Invalid text may be misread, but `JSON.parse` then refuses it. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at + 1);
    // In ASCII, [ and { differ in only one bit, like ] and }.
    else if ((code | 0x20) === 0x7b) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if ((code | 0x20) === 0x7d) depth -= 1;
  }
  return false;
}

/** Position of the closing quote of a text that begins at `from`. */
function endOfText(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
