import { CHECKED, utf16Of } from '@comanda/domain/kit/text/text-encoding';
import { CsvFault } from './csv-fault.ts';

/** Maximum of bytes to read without finding a line break. */
const MAX_HELD = 4_000_000;
const LINE_BREAK = 0x0a;

/**
 * Decodes a file in the encodings of spreadsheets: UTF-8 with or without a byte order mark, UTF-16 or
 * Windows-1252. Detects the encoding from the bytes. Each returned piece ends with a whole line; the first
 * has at least one line. Throws a CsvFault for any other encoding.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const windows = new TextDecoder('windows-1252');
  let held: Uint8Array = new Uint8Array();
  let encoding: 'unknown' | 'utf-8' | 'windows-1252' = 'unknown';

  // UTF-8 and Windows-1252 are equal up to the first accented letter. Whole lines are decoded, so a piece
  // cannot end inside a letter.
  const decode = (lines: Uint8Array): string => {
    if (encoding === 'windows-1252') return windows.decode(lines);
    try {
      const text = utf8.decode(lines);
      if (text.length < lines.length) encoding = 'utf-8';
      return text;
    } catch {
      if (encoding === 'utf-8') throw new CsvFault('encoding');
      encoding = 'windows-1252';
      return windows.decode(lines);
    }
  };

  let isStart = true;
  const piece = (lines: Uint8Array): string => {
    const text = decode(lines);
    // Text files contain no zero characters.
    if (text.includes('\0')) throw new CsvFault('encoding');
    const withoutMark = isStart && text.startsWith('\u{feff}') ? text.slice(1) : text;
    isStart = false;
    return withoutMark;
  };

  for await (const chunk of fromUtf16(bytes)) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const end = held.lastIndexOf(LINE_BREAK) + 1;
    if (end > 0) yield piece(held.subarray(0, end));
    held = held.subarray(end);
    if (held.length > MAX_HELD) throw new CsvFault('too-long');
  }
  if (held.length > 0) yield piece(held);
}

/**
 * Converts UTF-16 to UTF-8; other bytes stay unchanged. This must happen first, because lines are found by
 * their line breaks of one byte.
 */
async function* fromUtf16(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  /** Bytes received before the encoding could be detected. */
  let waiting: Uint8Array[] | null = [];
  let decoder: TextDecoder | null = null;
  const piece = (chunk: Uint8Array) =>
    decoder === null ? chunk : Buffer.from(decoder.decode(chunk, { stream: true }));
  const begin = (chunks: readonly Uint8Array[]) => {
    const encoding = utf16Of(Buffer.concat(chunks));
    decoder = encoding === null ? null : new TextDecoder(encoding);
    return chunks.map(piece);
  };
  for await (const chunk of bytes) {
    if (waiting === null) yield piece(chunk);
    else {
      waiting.push(chunk);
      if (waiting.reduce((sum, { length }) => sum + length, 0) < CHECKED) continue;
      yield* begin(waiting);
      waiting = null;
    }
  }
  if (waiting !== null) yield* begin(waiting);
}
