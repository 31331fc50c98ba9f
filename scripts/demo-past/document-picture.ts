import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 480;
const HEIGHT = 640;
type Colour = readonly [red: number, green: number, blue: number];
const TABLE: Colour = [122, 95, 70];
const DOCUMENT: Colour = [244, 242, 236];
const INK: Colour = [140, 148, 158];

/** A PNG of a written sheet of paper on a table. It is the document picture of the demo's stores. */
export function documentPicture(): Buffer {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  let at = 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    // Each row of a PNG begins with its filter byte. 0 means no filter.
    at += 1;
    for (let x = 0; x < WIDTH; x += 1) for (const value of colourAt(x, y)) rows[at++] = value;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // Eight bits per channel, three channels.
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number): Colour {
  const isPaper = x >= 60 && x < WIDTH - 60 && y >= 40 && y < HEIGHT - 40;
  if (!isPaper) return TABLE;
  const line = Math.floor((y - 90) / 32);
  const isLine = y >= 90 && y < HEIGHT - 90 && (y - 90) % 32 < 8;
  return isLine && x >= 90 && x < WIDTH - 90 - (line % 4) * 40 ? INK : DOCUMENT;
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
