import { describe, expect, it } from 'vitest';
import { CODE_PAGES, type CodePage } from '../print-device.ts';
import { aTicketRequest, ticketOptions } from '../testing/a-ticket-request.ts';
import { SAMPLE_ORDER } from '../ticket/sample-order.ts';
import type { Ticket, TicketLogo } from '../ticket/ticket.ts';
import { ticketOf } from '../ticket/ticket-of-order.ts';
import { escposOf } from './escpos.ts';

interface Input {
  codePage?: CodePage;
  cutsPaper?: boolean;
  opensDrawer?: boolean;
}

function hex(
  rows: Ticket['rows'],
  { codePage = 'cp850', cutsPaper = true, opensDrawer = false }: Input = {},
) {
  const bytes = escposOf({ title: '', rows }, { columns: 46, options: { codePage, cutsPaper }, opensDrawer });
  return Buffer.from(bytes).toString('hex').toUpperCase();
}

const start = (codePageNumber: string) => `1B401C2E1B52001B74${codePageNumber}1B6100`;
const FEED = '1B6404';
const CUT = '1D5601';
const ascii = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase();

describe('escposOf', () => {
  it('prints Portuguese on every code page', () => {
    const text = 'Ação, feijão, pão, coração, ÁÀÂÃÇÉÊÍÓÔÕÚÜ ªº R$';
    const bytes = CODE_PAGES.map((codePage) => `${codePage} ${hex([{ kind: 'text', text }], { codePage })}`);
    expect(bytes).toMatchInlineSnapshot(`
      [
        "cp850 1B401C2E1B52001B74021B61004187C66F2C206665696AC66F2C2070C66F2C20636F726187C66F2C20B5B7B6C78090D2D6E0E2E5E99A20A6A70A52240A1B64041D5601",
        "cp860 1B401C2E1B52001B74031B61004187846F2C206665696A846F2C2070846F2C20636F726187846F2C2086918F8E8090898B9F8C99969A20A6A70A52240A1B64041D5601",
        "cp858 1B401C2E1B52001B74131B61004187C66F2C206665696AC66F2C2070C66F2C20636F726187C66F2C20B5B7B6C78090D2D6E0E2E5E99A20A6A70A52240A1B64041D5601",
        "cp1252 1B401C2E1B52001B74101B610041E7E36F2C206665696AE36F2C2070E36F2C20636F7261E7E36F2C20C1C0C2C3C7C9CACDD3D4D5DADC20AABA0A52240A1B64041D5601",
        "ascii 1B401C2E1B52001B74001B61004163616F2C206665696A616F2C2070616F2C20636F726163616F2C2041414141434545494F4F4F555520616F0A52240A1B64041D5601",
      ]
    `);
  });

  it('leaves the configured lines and margins free; the margin of a banner stays white', () => {
    const bytes = escposOf(
      {
        title: '',
        rows: [
          { kind: 'text', text: 'um dois tres quatro cinco' },
          { kind: 'banner', text: 'OI' },
        ],
      },
      {
        columns: 32,
        linesSkipped: 2,
        marginColumns: { left: 4, right: 8 },
        options: { codePage: 'cp850', cutsPaper: false },
        opensDrawer: false,
      },
    );
    const lines = Buffer.from(bytes)
      .toString('latin1')
      .slice(start('02').length / 2)
      .split('\n');
    expect(lines.slice(0, 4)).toEqual(['', '', '    um dois tres quatro', '    cinco']);
    expect(lines[4]?.startsWith('    \x1d!')).toBe(true);
  });

  it('changes the style only where it changes, and ends with the initial style', () => {
    const rows: Ticket['rows'] = [
      { kind: 'text', text: 'A', isBold: true },
      { kind: 'gap' },
      { kind: 'text', text: 'B', isBold: true, size: 'large' },
      { kind: 'text', text: 'C', size: 'huge' },
    ];
    const expected = [
      start('02'),
      '1B4501',
      ascii('A\n'),
      ascii('\n'),
      '1D2101',
      ascii('B\n'),
      '1D2111',
      '1B4500',
      ascii('C\n'),
      '1D2100',
      FEED,
      CUT,
    ];
    expect(hex(rows)).toBe(expected.join(''));
  });

  it('prints banners white on black over the whole width', () => {
    expect(hex([{ kind: 'banner', text: 'CANCELADO' }])).toBe(
      [
        start('02'),
        '1D21111B45011D4201',
        ascii('       CANCELADO       \n'),
        '1D21001B45001D4200',
        FEED,
        CUT,
      ].join(''),
    );
  });

  describe('a logo', () => {
    const print = (logo: TicketLogo, input: Partial<Parameters<typeof escposOf>[1]> = {}) =>
      Buffer.from(
        escposOf(
          {
            title: '',
            rows: [
              { kind: 'banner', text: 'OI' },
              { kind: 'text', text: 'A' },
            ],
            logo,
          },
          { columns: 32, options: { codePage: 'cp850', cutsPaper: false }, opensDrawer: false, ...input },
        ),
      );
    const filled = (width: number, height: number, byte: number): TicketLogo => ({
      width,
      height,
      bits: Buffer.alloc(Math.ceil(width / 8) * height, byte).toString('base64'),
    });
    /** Reads pictures as a printer does: the stated number of bytes are dots, even bytes that look like commands. */
    const picturesIn = (bytes: Buffer) => {
      const found: { bytesOfRow: number; rows: number; dots: Buffer }[] = [];
      let rest = '';
      for (let at = 0; at < bytes.length; ) {
        if (bytes.subarray(at, at + 3).toString('latin1') !== '\x1dv0') {
          rest += String.fromCharCode(bytes[at] ?? 0);
          at += 1;
          continue;
        }
        const [bytesOfRow, rows] = [bytes.readUInt16LE(at + 4), bytes.readUInt16LE(at + 6)];
        found.push({ bytesOfRow, rows, dots: bytes.subarray(at + 8, at + 8 + bytesOfRow * rows) });
        at += 8 + bytesOfRow * rows;
      }
      return { found, rest };
    };

    it('is centred below the banner, in bands of 24 rows', () => {
      const { found, rest } = picturesIn(print(filled(240, 160, 0xff)));
      expect(found.map(({ rows }) => rows)).toEqual([24, 24, 24, 24, 24, 24, 16]);
      const [{ bytesOfRow, dots } = { bytesOfRow: 0, dots: Buffer.alloc(0) }] = found;
      // 32 columns of 12 dots are 48 bytes. The logo has 30 bytes, so 9 bytes on either side are white.
      expect(bytesOfRow).toBe(39);
      expect([...dots.subarray(0, 39)]).toEqual([
        ...Array<number>(9).fill(0),
        ...Array<number>(30).fill(0xff),
      ]);
      expect(rest.indexOf('OI')).toBeLessThan(rest.indexOf('\nA\n'));
    });

    it('is left out when the margins leave no room for it', () => {
      const narrow = print(filled(240, 8, 0xff), { marginColumns: { left: 13, right: 0 } });
      expect(picturesIn(narrow).found).toEqual([]);
    });

    it.each([
      ['wide paper', { columns: 46 }, 20],
      ['margins', { columns: 46, marginColumns: { left: 4, right: 0 } }, 23],
    ])('is centred on %s', (_name, input, before) => {
      const [band] = picturesIn(print(filled(240, 1, 0xff), input)).found;
      expect(band?.dots.indexOf(0xff)).toBe(before - 1);
    });

    it('dots never act as commands: their bytes are counted, and real-time commands are replaced', () => {
      const commands = Buffer.from('1004011b401b700019fa1d5601100501101401', 'hex');
      const bits = Buffer.alloc(30 * 160, commands).toString('base64');
      const hostile = picturesIn(print({ width: 240, height: 160, bits }));
      expect(hostile.rest).toBe(picturesIn(print(filled(240, 160, 0))).rest);
      expect(hostile.found.every(({ dots }) => !dots.includes(0x10))).toBe(true);
      expect(hostile.found.reduce((sum, { dots }) => sum + dots.length, 0)).toBe(39 * 160);
    });

    it.each([
      ['too few dots', { width: 240, height: 160, bits: 'AAAA' }],
      ['too many', { ...filled(240, 160, 0x1b), height: 8 }],
    ])('with %s is left out, and none of its bytes is printed', (_name, logo) => {
      expect(picturesIn(print(logo))).toMatchObject({ found: [] });
      expect(print(logo).toString('latin1')).not.toContain('\x1dv0');
    });
  });

  it('opens the drawer first, and only on request', () => {
    expect(hex([], { opensDrawer: true, cutsPaper: false })).toBe(`${start('02')}1B700019FA${FEED}`);
    expect(hex([], { cutsPaper: false })).toBe(start('02') + FEED);
  });

  it('leaves room for letters that become two', () => {
    const bytes = hex([{ kind: 'pair', left: 'ß'.repeat(30), right: 'R$ 1,00' }], { codePage: 'ascii' });
    expect(bytes).toContain(ascii(`${'s'.repeat(46)}\n${'s'.repeat(14)}${' '.repeat(25)}R$ 1,00\n`));
  });

  it('prints only letters between its commands, on every code page', () => {
    const ticket = ticketOf(aTicketRequest({ revision: 2 }), SAMPLE_ORDER, ticketOptions());
    for (const codePage of CODE_PAGES) {
      const bytes = hex(ticket.rows, { codePage });
      expect(bytes).toContain(ascii('TOTAL'));
      expect(bytes).not.toContain(ascii('?'));
    }
  });

  it("prints the kitchen's ticket, byte for byte", () => {
    const ticket = ticketOf(
      aTicketRequest({ kind: 'production', station: 'Forno' }),
      SAMPLE_ORDER,
      ticketOptions(),
    );
    expect(hex(ticket.rows)).toMatchInlineSnapshot(
      `"1B401C2E1B52001B74021B61001D21111B4501202020202020202020464F524E4F0A202020202050454449444F20234B3751460A1D210120202020202020202020202020202020202020454E54524547410A1D21001B450050656469646F20656D2032312F31312F323032362085732031393A30320A1B4501456E747265676172206174822031393A35320A436F6E63656987C66F20417261A36A6F0A1B45002D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D0A1D21011B4501319E2050697A7A61206772616E64650A2020AB2043616C6162726573610A2020AB2051756174726F20717565696A6F730A1B45002020426F7264613A2063617475706972790A1B450120204F42533A204D65746164652064612063616C6162726573612073656D206365626F6C610A1D21001B45002D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D0A1B45014F42534552564180E5455320444F2050454449444F3A0A1D21014EC66F20746F63617220612063616D7061696E68612C206265628820646F726D696E646F2E0A1D21001B45002D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D2D0A2020202020202020202020202020202020496D7072657373C66F2031370A1B64041D5601"`,
    );
  });
});
