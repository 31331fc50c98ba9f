import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TicketRow } from '../ticket/ticket.ts';
import { linesOfTicket, type TicketLine, WIDTH_OF } from './lines-of-ticket.ts';

const texts = (row: TicketRow, columns = 32) =>
  linesOfTicket({ rows: [row] }, columns).map(({ text }) => text);

describe('paperLines', () => {
  it('wraps at spaces and indents the wrapped lines', () => {
    expect(texts({ kind: 'text', text: 'Metade da calabresa sem cebola e bem assada', indent: 2 })).toEqual([
      '  Metade da calabresa sem cebola',
      '  e bem assada',
    ]);
  });

  it('breaks words that are longer than the paper', () => {
    expect(texts({ kind: 'text', text: 'a bcdefghijklmnop q' }, 8)).toEqual([
      'a',
      'bcdefghi',
      'jklmnop',
      'q',
    ]);
  });

  it('does not break a price, and puts it at the right edge', () => {
    const pair = { kind: 'pair', right: 'R$ 12,00' } as const;
    expect(texts({ ...pair, left: 'Pão' }, 20)).toEqual(['Pão         R$ 12,00']);
    expect(texts({ ...pair, left: 'Pão de queijo' }, 20)).toEqual(['Pão de queijo', '            R$ 12,00']);
    expect(texts({ ...pair, left: 'Pão de queijo recheado com catupiry', indent: 1 }, 20)).toEqual([
      ' Pão de queijo',
      ' recheado com',
      ' catupiry   R$ 12,00',
    ]);
    expect(texts({ ...pair, left: '' }, 10)).toEqual(['  R$ 12,00']);
  });

  it('centres letters of each size', () => {
    expect(texts({ kind: 'text', text: 'ENTREGA', align: 'center', size: 'large' }, 32)).toEqual([
      '            ENTREGA',
    ]);
    expect(texts({ kind: 'text', text: 'PEDIDO #K7QF', align: 'center', size: 'huge' }, 32)).toEqual([
      '  PEDIDO #K7QF',
    ]);
  });

  it('fills the line of a banner with the largest letters that fit', () => {
    const banner = (text: string, columns: number) =>
      linesOfTicket({ rows: [{ kind: 'banner', text }] }, columns);
    const style = { isBold: true, isReverse: true } as const;
    expect(banner('CANCELADO', 32)).toEqual([{ text: '   CANCELADO    ', size: 'huge', ...style }]);
    expect(banner('POSSÍVEL 2ª VIA', 32)).toEqual([{ text: 'POSSÍVEL 2ª VIA ', size: 'huge', ...style }]);
    expect(banner('AGENDADO PARA sábado, 22/11 às 19:30', 32).map(({ text }) => text)).toEqual([
      '     AGENDADO PARA sábado,      ',
      '         22/11 às 19:30         ',
    ]);
  });

  it('draws rules and gaps, and an empty row as one line', () => {
    expect(texts({ kind: 'rule' }, 10)).toEqual(['----------']);
    expect(texts({ kind: 'gap' })).toEqual(['']);
    expect(texts({ kind: 'text', text: ' ' })).toEqual(['']);
  });
});

const words = fc.string({ unit: fc.constantFrom(...'aã ½€-\n'), maxLength: 120 });
const style = {
  size: fc.constantFrom('normal', 'large', 'huge'),
  indent: fc.integer({ min: 0, max: 16 }),
} as const;
const row: fc.Arbitrary<TicketRow> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    text: words,
    align: fc.constantFrom('left', 'center'),
    ...style,
  }),
  fc.record({ kind: fc.constant('pair' as const), left: words, right: words, ...style }),
  fc.record({ kind: fc.constant('banner' as const), text: words }),
);

it('loses only spaces, and never exceeds the width', () => {
  const letters = (text: string) => text.replace(/\s/g, '');
  const written = (each: TicketRow) =>
    each.kind === 'pair' ? each.left + each.right : 'text' in each ? each.text : '';
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), fc.integer({ min: 8, max: 64 }), (rows, columns) => {
      const lines = linesOfTicket({ rows }, columns);
      expect(letters(lines.map(({ text }) => text).join(''))).toBe(letters(rows.map(written).join('')));
      const width = ({ text, size }: TicketLine) => text.length * WIDTH_OF[size];
      expect(Math.max(0, ...lines.map(width))).toBeLessThanOrEqual(columns);
    }),
  );
});
