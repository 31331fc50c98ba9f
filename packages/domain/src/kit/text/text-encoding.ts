export type TextEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** Number of bytes that are checked to recognise UTF-16 without a byte order mark. */
export const CHECKED = 2_000;

/** Recognises UTF-16 by a byte order mark, or by zeros in every second byte, because most letters are Latin. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, CHECKED);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const max = start.length / 2;
  if (odd > max * 0.8 && even === 0) return 'utf-16le';
  return even > max * 0.8 && odd === 0 ? 'utf-16be' : null;
}

const PIECE = 256 * 1024;

/**
 * The encoding of a whole file. UTF-16 is recognised by its bytes. A file that is no valid UTF-8 is read as
 * Windows-1252.
 */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return utf16;
  try {
    // Only checks the encoding. Decodes in pieces, so that the text of the whole file is never in memory.
    for (const _piece of piecesOf(bytes, 'utf-8', true));
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Yields the text of a file in pieces, without the byte order mark. `fatal`: throws when the encoding is wrong. */
export function* piecesOf(bytes: Uint8Array, encoding: TextEncoding, fatal = false): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal });
  for (let at = 0; at < bytes.length; at += PIECE)
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length });
}
