import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ditherDots } from './dither-dots.ts';
import { makeDots } from './make-picture.ts';

const dots = (pixels: number[], width: number, height: number) => [
  ...ditherDots(Uint8Array.from(pixels), { width, height, channels: 1 }),
];
const make = async (svg: string, within = { width: 240, height: 160 }) =>
  makeDots({ bytes: await sharp(Buffer.from(svg)).webp().toBuffer(), within, maxPixels: 1_000_000 });
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="240">${inside}</svg>`;

it('black is 1, and rows fill whole bytes with white', () => {
  expect(dots([0, 255, 0, 255, 255, 255, 255, 255, 0], 9, 1)).toEqual([0b1010_0000, 0b1000_0000]);
  expect(dots([0, 0, 0, 255, 255, 255], 3, 2)).toEqual([0b1110_0000, 0]);
});

it('a grey becomes a pattern that is about equally dark', () => {
  const black = dots(Array<number>(64 * 64).fill(128), 64, 64)
    .flatMap((byte) => [...byte.toString(2)])
    .filter((bit) => bit === '1').length;
  expect(black / (64 * 64)).toBeGreaterThan(0.4);
  expect(black / (64 * 64)).toBeLessThan(0.6);
});

it('a picture loses its white border and fills the space; pale pictures become dark', async () => {
  const made = await make(svg('<rect x="20" y="20" width="200" height="50" fill="#ffd000"/>'));
  expect(made).toMatchObject({ width: 240, height: 60 });
  if ('fault' in made) return;
  expect(made.dots.filter((byte) => byte === 0xff).length).toBeGreaterThan(0.9 * made.dots.length);
});

it('a blank picture has no dots, and neither has a missing one', async () => {
  expect(await make(svg('<rect width="480" height="240" fill="#fff"/>'))).toEqual({ fault: 'unreadable' });
  const request = { within: { width: 8, height: 8 }, maxPixels: 100 };
  expect(await makeDots({ ...request, bytes: Buffer.from('<svg/>') })).toEqual({ fault: 'unreadable' });
});
