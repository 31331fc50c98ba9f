import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { qrBoxes } from './qr-boxes.ts';

const CODE =
  '00020126490014br.gov.bcb.pix0127financeiro@provedor.example520400005303986540554.875802BR5916PROVEDOR EXEMPLO6009SAO PAULO62110507S1F11A1630460FE';
/** Pixels per point, and the white margin around the code. */
const SCALE = 5;
const QUIET = 60;

it('is read by a scanner from paper, including blanks', async () => {
  const { height, boxes } = await qrBoxes(CODE);
  const side = Math.round(height * SCALE) + 2 * QUIET;
  const data = new Uint8Array(side * side * 3).fill(255);
  for (const box of boxes) {
    const [left, top] = [Math.round(box.x * SCALE) + QUIET, Math.round(box.y * SCALE) + QUIET];
    for (let y = top; y < top + Math.round(box.height * SCALE); y += 1)
      data.fill(0, (y * side + left) * 3, (y * side + left + Math.round(box.width * SCALE)) * 3);
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(CODE);
});
