import { TableFault } from './table-fault.ts';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const IN_ANOTHER_PLACE = 0xffff_ffff;
/** A hundred thousand rows of products are some 60 MB of sheet, and 10 MB of words. */
const MOST_IN_ALL = 200_000_000;
const MOST_BESIDE_SHEETS = 24_000_000;
const MOST_ENTRIES = 500;

/**
 * Makes sure that a spreadsheet unpacks to what a list of products may be: by what its directory says of each part, which
 * the reader then holds it to. Throws a TableFault.
 */
export function assertUnpacksSmall(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let inAll = 0;
  let besideSheets = 0;
  if (count > MOST_ENTRIES) throw new TableFault('unpacks-too-large');
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new TableFault('broken');
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    // A size that is told elsewhere, or not at all, bounds nothing.
    if (unpacked === IN_ANOTHER_PLACE || packed === IN_ANOTHER_PLACE)
      throw new TableFault('unpacks-too-large');
    const isUntold = packed === 0 || unpacked === 0;
    const hasDescriptor = (view.getUint16(at + 8, true) & 8) !== 0;
    if (isUntold && (hasDescriptor || packed !== unpacked) && packed > 2) throw new TableFault('broken');
    if (packed === 0 && hasDescriptor) throw new TableFault('broken');
    const name = Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString('latin1');
    inAll += unpacked;
    if (!/worksheets\//i.test(name)) besideSheets += unpacked;
    if (inAll > MOST_IN_ALL || besideSheets > MOST_BESIDE_SHEETS) throw new TableFault('unpacks-too-large');
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** Where the directory's end begins; it may have a comment behind it. */
function endOfDirectory(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 65_535); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new TableFault('broken');
}
