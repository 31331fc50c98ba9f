import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem, anOption, aTicketRequest, ticketOptions } from '../testing/a-ticket-request.ts';
import { itemRows } from './item-rows.ts';
import type { PrintedItem } from './printed-order.ts';
import type { TicketRow } from './ticket.ts';
import { itemsOfStation, ticketItems } from './ticket-items.ts';

function texts(rows: readonly TicketRow[]): string[] {
  return rows.map((row) =>
    row.kind === 'pair' ? `${row.left} = ${row.right}` : row.kind === 'text' ? row.text : row.kind,
  );
}
const kitchen = (items: PrintedItem[], groups = false) =>
  texts(itemRows(ticketItems(items, groups), { hasPrices: false, size: 'normal' }));
const cashier = (items: PrintedItem[], groups = false) =>
  texts(itemRows(ticketItems(items, groups), { hasPrices: true, size: 'normal' }));

describe('quantities', () => {
  it('multiplies the parts of a combo, and says how much goes into each', () => {
    const options = [anOption('Batata'), anOption('Bacon', { quantity: 2 })];
    expect(kitchen([anItem({ name: 'Combo', quantity: 1, options })])).toEqual([
      '1× Combo',
      'Batata',
      '2× Bacon',
    ]);
    expect(kitchen([anItem({ name: 'Combo', quantity: 3, options })])).toEqual([
      '3× Combo',
      '3× Batata',
      '6× Bacon (2 em cada)',
    ]);
  });

  it('writes weights with their unit and multiplies nothing in them', () => {
    const options = [anOption('Granola')];
    expect(cashier([anItem({ name: 'Açaí', quantity: 0.35, unit: 'KG', options })])).toEqual([
      '0,350 kg Açaí = R$ 3,50',
      'R$ 10,00 por kg',
      'Granola',
    ]);
    expect(kitchen([anItem({ name: 'Chope', quantity: 1.5, unit: 'L' })])).toEqual(['1,500 L Chope']);
    expect(kitchen([anItem({ name: 'Ovo', quantity: 2, unit: 'DZ' })])).toEqual(['2 dz Ovo']);
    expect(kitchen([anItem({ name: 'Frango', quantity: 0.5 })])).toEqual(['0,5× Frango']);
    expect(kitchen([anItem({ name: 'Uva', quantity: 100 })])).toEqual(['100× Uva']);
  });

  it('shows unit price and option prices only together with prices', () => {
    const item = anItem({
      quantity: 2,
      optionsPriceCents: 300,
      totalCents: 2600,
      options: [anOption('Bacon', { unitPriceCents: 300, totalCents: 300, note: 'bem passado' })],
    });
    expect(cashier([item])).toEqual([
      '2× Esfiha de carne = R$ 26,00',
      'R$ 13,00 cada',
      '2× Bacon (bem passado) (+ R$ 3,00 cada)',
    ]);
    expect(kitchen([item])).toEqual(['2× Esfiha de carne', '2× Bacon (bem passado)']);
  });

  it('preserves the lines of a note', () => {
    expect(kitchen([anItem({ note: 'sem sal\nbem passada' })])).toEqual([
      '1× Esfiha de carne',
      'OBS: sem sal',
      'bem passada',
    ]);
  });
});

describe('flavours', () => {
  it.each([
    ['½ Calabresa', '½ Atum'],
    ['1/2 Calabresa', '1/2 Atum'],
    ['Sabor: ½ Calabresa', 'Sabor 2: 1/2 Atum'],
    ['Meia calabresa', 'metade atum'],
  ])('puts %s and %s together, first', (one, other) => {
    const options = [anOption(one), anOption('Borda: catupiry'), anOption(other)];
    expect(kitchen([anItem({ name: 'Pizza', options })])).toEqual([
      '1× Pizza',
      one,
      other,
      'Borda: catupiry',
    ]);
  });
});

describe('grouping', () => {
  it('joins equal lines at the place of the first one', () => {
    const esfiha = anItem();
    const items = [
      esfiha,
      anItem({ name: 'Quibe' }),
      anItem({ note: 'sem limão' }),
      anItem({ quantity: 2 }),
      anItem({ options: [anOption('Limão')] }),
    ];
    expect(cashier(items, true)).toEqual([
      '3× Esfiha de carne = R$ 30,00',
      'R$ 10,00 cada',
      '1× Quibe = R$ 10,00',
      '1× Esfiha de carne = R$ 10,00',
      'OBS: sem limão',
      '1× Esfiha de carne = R$ 10,00',
      'Limão',
    ]);
    expect(cashier(items, false)).toHaveLength(8);
  });

  it('ignores the order of options, and multiplies them', () => {
    const [a, b] = [anOption('Alface'), anOption('Bacon')];
    expect(kitchen([anItem({ options: [a, b] }), anItem({ options: [b, a] })], true)).toEqual([
      '2× Esfiha de carne',
      '2× Alface',
      '2× Bacon',
    ]);
  });

  it('shows no unit price when the unit prices differ', () => {
    const items = [anItem(), anItem({ unitPriceCents: 500, totalCents: 500 })];
    expect(cashier(items, true)).toEqual(['2× Esfiha de carne = R$ 15,00']);
  });

  it('does not join weighed items', () => {
    const cup = anItem({ name: 'Açaí', quantity: 0.35, unit: 'KG' });
    expect(kitchen([cup, cup], true)).toEqual(['0,350 kg Açaí', '0,350 kg Açaí']);
  });

  it('never changes the total or the number of things', () => {
    const item = fc
      .record({
        name: fc.constantFrom('a', 'b'),
        quantity: fc.integer({ min: 1, max: 9 }),
        totalCents: fc.nat(99_999),
        note: fc.constantFrom(null, 'x'),
        unit: fc.constantFrom('UN', 'KG'),
      })
      .map(anItem);
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (items) => {
        const grouped = ticketItems(items, true);
        const sum = (of: 'totalCents' | 'quantity', all: readonly Record<typeof of, number>[]) =>
          all.reduce((total, each) => total + each[of], 0);
        expect(sum('totalCents', grouped)).toBe(sum('totalCents', items));
        expect(sum('quantity', grouped)).toBe(sum('quantity', items));
      }),
    );
  });
});

describe('itemsOfStation', () => {
  it("puts every item on exactly one station's ticket", () => {
    const items = [1, 2, null, 7, 1].map((categoryId) => anItem({ categoryId }));
    const shared = ['Forno', 'Chapa', 'Produção'].map(
      (station) =>
        itemsOfStation(items, aTicketRequest({ kind: 'production', station }), ticketOptions()).items,
    );
    expect(shared.map(({ length }) => length)).toEqual([2, 1, 2]);
  });
});

describe('the largest order', () => {
  const order = (options: number) =>
    Array.from({ length: 500 }, (_, index) =>
      anItem({
        name: `Item ${index}`,
        note: 'a\nb',
        options: Array.from({ length: options }, (_, each) => anOption(`opção ${index}.${each}`)),
      }),
    );

  it('fits one ticket, with every option on it', () => {
    const items = order(20);
    const rows = kitchen(items);
    expect(rows.length).toBeLessThan(6000);
    const all = new Set(rows.flatMap((row) => row.split(' · ')));
    const words = items.flatMap(({ name, options }) => [`1× ${name}`, ...options.map((each) => each.name)]);
    expect(words.filter((word) => !all.has(word))).toEqual([]);
  });

  it('has a row for each option while they fit', () => {
    expect(kitchen(order(3))).toHaveLength(500 * 6);
  });
});
