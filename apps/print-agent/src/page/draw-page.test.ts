import { inflateSync } from 'node:zlib';
import { FONT_NAMES } from '@comanda/domain/orders/printing/print-settings';
import { testTicket } from '@comanda/domain/orders/printing/ticket/test-ticket';
import type { Ticket } from '@comanda/domain/orders/printing/ticket/ticket';
import { describe, expect, it } from 'vitest';
import { A_PAGE } from '../testing/an-agent-job.ts';
import { drawPage } from './draw-page.ts';
import { createPageRenderer } from './page-renderer.ts';
import { pngOfLogo } from './png-of-logo.ts';

const TICKET: Ticket = testTicket({
  storeName: 'Açaí do Zé',
  printerName: 'COZINHA',
  at: Date.UTC(2026, 10, 21, 22, 30),
  timeZone: 'America/Sao_Paulo',
  jobId: 7,
});

const draw = async (ticket: Ticket, page: Partial<typeof A_PAGE>) =>
  Buffer.from(await drawPage(ticket, { ...A_PAGE, ...page }, false)).toString('latin1');
const mediaBox = (pdf: string) => {
  const box = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf);
  return { widthMm: (Number(box?.[1]) * 25.4) / 72, heightMm: (Number(box?.[2]) * 25.4) / 72 };
};
/** Names of the document's fonts, without the six letters that mark a subset. */
const fontsOf = (pdf: string) =>
  [...new Set([...pdf.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map((found) => found[1]))].sort();

describe('a page', () => {
  it.each(['4,8', '7,0'] as const)(
    'with %s cm is as wide as its paper and as tall as its rows, one page',
    async (largura) => {
      const pdf = await draw(TICKET, { largura });
      expect(mediaBox(pdf).widthMm).toBeCloseTo(largura === '4,8' ? 48 : 70, 1);
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
      const longer = await draw({ ...TICKET, rows: [...TICKET.rows, ...TICKET.rows] }, { largura });
      expect(mediaBox(longer).heightMm).toBeGreaterThan(1.8 * mediaBox(pdf).heightMm - 8);
    },
  );

  it.each([
    ['Arial', 'Arimo'],
    ['Courier New', 'Cousine'],
    ['Lucida Sans', 'DejaVuSans'],
    ['Roboto', 'Roboto'],
    ['Tahoma', 'DejaVuSansCondensed'],
    ['Times New Roman', 'Tinos'],
    ['Verdana', 'DejaVuSans'],
  ] as const)('set in %s embeds %s, regular and bold', async (fonte, family) => {
    expect(FONT_NAMES).toContain(fonte);
    const fonts = fontsOf(await draw(TICKET, { fonte }));
    expect(fonts).toHaveLength(2);
    expect(fonts.every((name) => name?.startsWith(family))).toBe(true);
    expect(fonts.some((name) => name?.endsWith('Bold'))).toBe(true);
  });

  it('has the letters of names in other languages, in every font', async () => {
    const rows = [{ kind: 'text' as const, text: 'Łukasz Dvořák' }];
    expect(fontsOf(await draw({ title: 'x', rows }, { fonte: 'Arial' }))).toEqual(['DejaVuSans']);
  });

  it('contains the logo dot by dot, and omits a logo that cannot be drawn', async () => {
    const logo = { width: 16, height: 2, bits: Buffer.from([0xff, 0x01, 0x80, 0x00]).toString('base64') };
    expect(await draw({ ...TICKET, logo }, {})).toMatch(/\/Subtype \/Image[^>]*\/BitsPerComponent 1\b/);
    expect(await draw({ ...TICKET, logo: { ...logo, height: 3 } }, {})).not.toContain('/Subtype /Image');
    const png = pngOfLogo(logo);
    const rows = inflateSync(png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8));
    // Each row has a filter byte first; black is 0.
    expect(rows.toString('hex')).toBe('0000fe' + '007fff');
  });

  it('has one long page for 300 items', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      kind: 'pair' as const,
      left: `${at}x Pizza meio a meio de calabresa e quatro queijos`,
      right: 'R$ 89,90',
    }));
    const pdf = await draw({ title: 'x', rows }, { largura: '4,8' });
    expect(mediaBox(pdf).heightMm).toBeGreaterThan(1_500);
  });

  it('is drawn by a separate process, which starts again after it has ended', async () => {
    const renderer = createPageRenderer();
    const [first, second] = await Promise.all([renderer.draw(TICKET, A_PAGE), renderer.draw(TICKET, A_PAGE)]);
    expect(Buffer.from(first).subarray(0, 5).toString()).toBe('%PDF-');
    expect(second.length).toBeGreaterThan(1_000);
    const cut = renderer.draw(TICKET, A_PAGE);
    renderer.stop();
    await expect(cut).rejects.toThrow('ended');
    expect((await renderer.draw(TICKET, A_PAGE)).length).toBeGreaterThan(1_000);
    renderer.stop();
  });
});
