import type { TicketRow } from '@comanda/domain/orders/printing/ticket/ticket';
import { describe, expect, it } from 'vitest';
import { A_PAGE } from '../testing/an-agent-job.ts';
import { type Letters, layOutPage, POINTS_PER_MM } from './lay-out-page.ts';

/** Every letter is half as wide as high. */
const LETTERS: Letters = { width: (text, size) => (text.length * size) / 2, lineHeight: (size) => size };

function layOut(rows: TicketRow[], page: Partial<typeof A_PAGE> = {}) {
  const laid = layOutPage({ rows }, { ...A_PAGE, tamanho: 10, ...page }, LETTERS);
  const texts = laid.marks.filter((mark) => mark.kind === 'text');
  const boxes = laid.marks.filter((mark) => mark.kind === 'box');
  return { ...laid, texts, boxes };
}

describe('the layout of a page', () => {
  it('begins after its blank lines and respects its margins', () => {
    const { texts, width } = layOut([{ kind: 'text', text: 'a' }], {
      linhas_inicio: 3,
      margem_esquerda: 5,
      margem_direita: 2,
    });
    expect(texts[0]).toMatchObject({ x: 5 * POINTS_PER_MM, y: 30, size: 10 });
    expect(width).toBeCloseTo(70 * POINTS_PER_MM);
  });

  it('puts prices at the right edge, beside the last line of their item', () => {
    const { texts, width } = layOut([{ kind: 'pair', left: 'x'.repeat(50), right: 'R$ 9,00' }]);
    expect(texts.map(({ y }) => y)).toEqual([0, 10, 10]);
    expect(texts[2]?.x).toBeCloseTo(width - 7 * 5);
  });

  it('gives a price its own line if there is no space', () => {
    const { texts } = layOut([{ kind: 'pair', left: 'x'.repeat(38), right: 'R$ 9,00' }]);
    expect(texts.map(({ y }) => y)).toEqual([0, 10]);
  });

  it('centres text and enlarges letters', () => {
    const { texts, width } = layOut([
      { kind: 'text', text: 'ab', align: 'center', size: 'huge', isBold: true },
    ]);
    expect(texts[0]).toMatchObject({ size: 20, isBold: true });
    expect(texts[0]?.x).toBeCloseTo(width / 2 - 10);
  });

  it('draws banners white on black over the whole width, with smaller letters for long texts', () => {
    const { texts, boxes, width } = layOut([
      { kind: 'banner', text: 'CANCELADO' },
      { kind: 'banner', text: 'AGENDADO PARA sábado, 22/11 às 19:30' },
    ]);
    expect(boxes.map((box) => box.width)).toEqual([width, width]);
    expect(texts.every(({ isWhite, isBold }) => isWhite && isBold)).toBe(true);
    expect(texts[0]?.size).toBe(20);
    expect(texts[1]?.size).toBe(15);
    // The box contains all of its lines.
    const [, box] = boxes;
    expect(texts.slice(1).every(({ y, size }) => box && y >= box.y && y + size <= box.y + box.height)).toBe(
      true,
    );
  });

  it('has the logo in the middle below the banners, eight dots per millimetre, at most the full width', () => {
    const logo = { width: 240, height: 80, bits: Buffer.alloc(30 * 80, 0xff).toString('base64') };
    const rows: TicketRow[] = [
      { kind: 'banner', text: '2ª VIA' },
      { kind: 'text', text: 'Loja' },
    ];
    const place = (page: Partial<typeof A_PAGE>) => {
      const { marks, width } = layOutPage({ rows, logo }, { ...A_PAGE, tamanho: 10, ...page }, LETTERS);
      return { marks, width, mark: marks.find((mark) => mark.kind === 'logo') };
    };
    const { marks, mark, width } = place({});
    expect(marks.map(({ kind }) => kind)).toEqual(['box', 'text', 'logo', 'text']);
    expect(mark?.width).toBeCloseTo(30 * POINTS_PER_MM);
    expect(mark?.height).toBeCloseTo(10 * POINTS_PER_MM);
    expect(mark?.x).toBeCloseTo((width - 30 * POINTS_PER_MM) / 2);
    const narrow = place({ largura: '4,8', margem_esquerda: 20, margem_direita: 8 }).mark;
    expect(narrow?.x).toBeCloseTo(20 * POINTS_PER_MM);
    expect(narrow?.width).toBeCloseTo(20 * POINTS_PER_MM);
  });

  it('leaves enough space for letters with any margins', () => {
    const { texts, width } = layOut([{ kind: 'text', text: 'abcdefgh' }], {
      largura: '4,8',
      margem_esquerda: 20,
      margem_direita: 20,
    });
    expect(texts[0]).toMatchObject({ text: 'abcdefgh' });
    expect((texts[0]?.x ?? 0) + 40).toBeLessThanOrEqual(width);
  });
});
