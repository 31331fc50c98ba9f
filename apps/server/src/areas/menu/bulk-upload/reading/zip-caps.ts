import { createInflateRaw } from 'node:zlib';
import { TableFault } from './table-fault.ts';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const IN_ANOTHER_PLACE = 0xffff_ffff;
/**
 * Maximum unpacked size in bytes. A hundred thousand product rows need some 60 MB for the sheet and 10 MB for
 * shared strings.
 */
const MAX_IN_ALL = 200_000_000;
const MAX_BESIDE_SHEETS = 24_000_000;
const MAX_ENTRIES = 500;
/** Maximum length of a row in characters. A hundred columns of two thousand characters are shorter. */
const LONGEST_ROW = 1_000_000;
const LOCAL_HEADER = 30;
const PIECE = 256 * 1024;

/** A zip entry. `at`: the position of its local header in the file; `packed`: its bytes in the file. */
interface Part {
  at: number;
  packed: number;
  /** The declared unpacked size in bytes. */
  unpacked: number;
  isDeflated: boolean;
}

/**
 * Throws a TableFault when a spreadsheet unpacks to more than a product list needs. Checks the declared sizes in the
 * zip directory; the reader then enforces them. Also checks the length of each row, and unpacks no more than the
 * declared size.
 */
export async function assertUnpacksSmall(bytes: Uint8Array): Promise<void> {
  for (const part of partsOfRows(bytes)) await assertRowsAreShort(bytes, part);
}

/** The entries of sheets and shared strings, after a check of the total size. */
function partsOfRows(bytes: Uint8Array): Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let inAll = 0;
  let besideSheets = 0;
  const parts: Part[] = [];
  if (count > MAX_ENTRIES) throw new TableFault('unpacks-too-large');
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new TableFault('broken');
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    // The size is not in this field. The file is refused, because its size could not be limited.
    if (unpacked === IN_ANOTHER_PLACE || packed === IN_ANOTHER_PLACE)
      throw new TableFault('unpacks-too-large');
    const isSizeMissing = packed === 0 || unpacked === 0;
    const hasDescriptor = (view.getUint16(at + 8, true) & 8) !== 0;
    if (isSizeMissing && (hasDescriptor || packed !== unpacked) && packed > 2) throw new TableFault('broken');
    if (packed === 0 && hasDescriptor) throw new TableFault('broken');
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('latin1');
    inAll += unpacked;
    if (!/worksheets\//i.test(name)) besideSheets += unpacked;
    if (inAll > MAX_IN_ALL || besideSheets > MAX_BESIDE_SHEETS) throw new TableFault('unpacks-too-large');
    const isDeflated = view.getUint16(at + 10, true) !== 0;
    if (/worksheets\/[^/]+$|sharedStrings/i.test(name))
      parts.push({ at: view.getUint32(at + 42, true), packed, unpacked, isDeflated });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/**
 * Matches the start and end of rows and shared strings, and the end of all rows. Also matches `<!`: a comment could
 * contain fake marks, and no spreadsheet program writes one.
 */
const MARK = /<\/?(?:\w{1,20}:)?(?:row|si|(sheetData))\b|(<!)/g;
/** Characters that are repeated from the piece before, because a mark may be split between two pieces. */
const LONGEST_MARK = 32;

/** Throws a TableFault when a row or a shared string is longer than a product list needs. */
async function assertRowsAreShort(bytes: Uint8Array, part: Part): Promise<void> {
  let text = '';
  let length = 0;
  /** Position of the last mark in `text`; negative when the text before it was dropped. */
  let last = 0;
  /** True after the end of all rows, where other data may follow. */
  let isBehind = false;
  const isTooLong = (to: number) => !isBehind && to - last > LONGEST_ROW;
  for await (const piece of unpacked(bytes, part)) {
    length += piece.length;
    if (length > part.unpacked) throw new TableFault('unpacks-too-large');
    const held = text.slice(-LONGEST_MARK);
    last -= text.length - held.length;
    text = held + piece.toString('latin1');
    for (const { 0: mark, 1: allRows, 2: feint, index } of text.matchAll(MARK)) {
      const isAgain = isBehind && index > last && allRows !== undefined;
      if (feint !== undefined || isAgain) throw new TableFault('broken');
      if (isTooLong(index)) throw new TableFault('too-long');
      isBehind ||= allRows !== undefined && mark.startsWith('</');
      last = Math.max(last, index);
    }
    if (isTooLong(text.length)) throw new TableFault('too-long');
  }
}

/** Unpacks an entry in pieces, so that nothing more is unpacked after the caller stops. */
async function* unpacked(bytes: Uint8Array, { at, packed, isDeflated }: Part): AsyncGenerator<Buffer> {
  if (at + LOCAL_HEADER > bytes.length) throw new TableFault('broken');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = at + LOCAL_HEADER + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const content = Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.min(packed, bytes.length - from));
  if (!isDeflated) {
    for (let start = 0; start < content.length; start += PIECE) yield content.subarray(start, start + PIECE);
    return;
  }
  const inflating = createInflateRaw({ chunkSize: PIECE });
  inflating.end(content);
  try {
    yield* inflating;
  } catch {
    throw new TableFault('broken');
  }
}

/** Position of the end-of-directory record. The record is last in the file, except for an optional comment. */
function endOfDirectory(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new TableFault('broken');
}
