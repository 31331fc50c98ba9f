import { CsvFault } from './csv-fault.ts';

/** The longest stretch without a line break that is held, in bytes. */
const MOST_HELD = 4_000_000;
const LINE_BREAK = 0x0a;

/**
 * The text of a file as spreadsheets save it: UTF-8 with or without its mark, or Windows-1252, told apart by the bytes.
 * Comes in pieces that end with a line; the first holds at least one. Throws a CsvFault when it is neither.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const windows = new TextDecoder('windows-1252');
  let held: Uint8Array = new Uint8Array();
  let encoding: 'unknown' | 'utf-8' | 'windows-1252' = 'unknown';

  // Until its first letter with an accent a file is both; whole lines hold whole letters.
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
    // What only UTF-16 and files that are no text hold.
    if (text.includes('\0')) throw new CsvFault('encoding');
    const withoutMark = isStart && text.startsWith('\u{feff}') ? text.slice(1) : text;
    isStart = false;
    return withoutMark;
  };

  for await (const chunk of bytes) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    const end = held.lastIndexOf(LINE_BREAK) + 1;
    if (end > 0) yield piece(held.subarray(0, end));
    held = held.subarray(end);
    if (held.length > MOST_HELD) throw new CsvFault('too-long');
  }
  if (held.length > 0) yield piece(held);
}
