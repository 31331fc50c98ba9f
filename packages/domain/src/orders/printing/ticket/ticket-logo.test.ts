import { describe, expect, it } from 'vitest';
import { barsOf, dotsOf, rowsAroundLogo } from './ticket-logo.ts';

const base64 = (...bytes: number[]) => Buffer.from(bytes).toString('base64');

describe('a logo', () => {
  it('has as many bytes as its size says, with rows padded to whole bytes', () => {
    const logo = { width: 10, height: 2, bits: base64(0xff, 0xc0, 0x81, 0x40) };
    expect([...(dotsOf(logo) ?? [])]).toEqual([0xff, 0xc0, 0x81, 0x40]);
    expect(barsOf(logo)).toEqual([
      { x: 0, y: 0, width: 10 },
      { x: 0, y: 1, width: 1 },
      { x: 7, y: 1, width: 1 },
      { x: 9, y: 1, width: 1 },
    ]);
  });

  it('ends at its width, with any bits in its last byte', () => {
    expect(barsOf({ width: 3, height: 1, bits: base64(0xff) })).toEqual([{ x: 0, y: 0, width: 3 }]);
  });

  it.each([
    ['a byte too many', { width: 8, height: 2, bits: base64(1, 2, 3) }],
    ['a byte too few', { width: 8, height: 2, bits: base64(1) }],
    ['no bytes', { width: 8, height: 1, bits: '' }],
    ['no dots', { width: 0, height: 1, bits: '' }],
    ['half a dot', { width: 8.5, height: 1, bits: base64(1, 2) }],
    ['wider than papers', { width: 248, height: 1, bits: base64(...Array<number>(31).fill(1)) }],
    ['higher than bounds', { width: 8, height: 161, bits: base64(...Array<number>(161).fill(1)) }],
    ['no number', { width: Number.NaN, height: 1, bits: base64(1) }],
    ['other letters', { width: 8, height: 1, bits: '\x1b@==' }],
    ['letters of URLs', { width: 8, height: 2, bits: '_-A=' }],
    ['blanks between', { width: 8, height: 1, bits: 'A Q=' }],
  ])('with %s is none', (_name, logo) => {
    expect(dotsOf(logo)).toBeNull();
    expect(barsOf(logo)).toEqual([]);
  });

  it('is below the banners at the top, and above everything else', () => {
    const banner = { kind: 'banner', text: '2ª VIA' } as const;
    const name = { kind: 'text', text: 'Loja' } as const;
    expect(rowsAroundLogo({ rows: [banner, name, banner] })).toEqual({
      above: [banner],
      below: [name, banner],
    });
    expect(rowsAroundLogo({ rows: [banner] })).toEqual({ above: [banner], below: [] });
    expect(rowsAroundLogo({ rows: [] })).toEqual({ above: [], below: [] });
  });
});
