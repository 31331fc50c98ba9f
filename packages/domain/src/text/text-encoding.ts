/** How files of text are written. */
export type TextEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** Bytes looked at to tell UTF-16 without its mark. */
export const LOOKED_AT = 2_000;

/** By its mark, or by every second byte being zero: most letters of a list are Latin. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = start.length / 2;
  if (odd > most * 0.8 && even === 0) return 'utf-16le';
  return even > most * 0.8 && odd === 0 ? 'utf-16be' : null;
}

const PIECE = 256 * 1024;

/** How a whole file is written: UTF-16 shows itself; what is no UTF-8 was saved by an older Windows. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return utf16;
  try {
    // In pieces: the text of a whole file would be held for nothing.
    for (const _piece of piecesOf(bytes, 'utf-8', true));
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The text of a file, piece by piece, without its mark. `fatal`: throws where it is written in another way. */
export function* piecesOf(bytes: Uint8Array, encoding: TextEncoding, fatal = false): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal });
  for (let at = 0; at < bytes.length; at += PIECE)
    yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length });
}
