import { crc32, deflateSync } from 'node:zlib';
import type { TicketLogo } from '@comanda/domain/orders/printing/ticket/ticket';
import { dotsOf } from '@comanda/domain/orders/printing/ticket/ticket-logo';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * Converts a logo to a PNG with one bit per dot, which a page can embed unchanged. An invalid logo becomes
 * one white dot.
 */
export function pngOfLogo(logo: TicketLogo): Buffer {
  const dots = dotsOf(logo);
  if (dots === null) return pngOfLogo({ width: 1, height: 1, bits: 'AA==' });
  const { width, height } = logo;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Bit depth 1. Compression, filter and interlace methods stay at 0, the standard methods.
  head[8] = 1;
  const bytesOfRow = dots.length / height;
  // Each row begins with a filter byte, here 0 for no filter. In this PNG, 0 bits are black.
  const rows = Buffer.alloc((bytesOfRow + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < bytesOfRow; x += 1)
      rows[y * (bytesOfRow + 1) + 1 + x] = ~(dots[y * bytesOfRow + x] ?? 0) & 0xff;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
