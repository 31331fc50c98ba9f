import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { describe, expect, it } from 'vitest';
import { groupingFrom, moveStation, stationsOf, withGrouping, withStationPrinters } from './stations.ts';

const categories = [
  { categoryId: 1, name: 'Pizzas' },
  { categoryId: 2, name: 'Bebidas' },
  { categoryId: 3, name: 'Sobremesas' },
];

describe('production stations', () => {
  it('are one per grouping, in the order of the menu; without a grouping items go to Produção', () => {
    const routes = [
      { categoryId: 3, station: 'Bar' },
      { categoryId: 2, station: 'Bar' },
    ];
    expect(stationsOf(categories, routes)).toEqual([
      { station: 'Produção', categories: ['Pizzas'] },
      { station: 'Bar', categories: ['Bebidas', 'Sobremesas'] },
    ]);
  });

  it('follow the typed text; an emptied grouping is removed', () => {
    const one = withGrouping([], 1, 'Forno');
    expect(one).toEqual([{ categoryId: 1, station: 'Forno' }]);
    expect(withGrouping(one, 1, 'Chapa')).toEqual([{ categoryId: 1, station: 'Chapa' }]);
    expect(withGrouping(one, 1, '')).toEqual([]);
  });

  it.each([
    ['  bar ', 'Bar'],
    ['produção', ''],
    ['Forno   a lenha', 'Forno a lenha'],
    ['', ''],
  ])('write %j as %j', (typed, stored) => {
    expect(groupingFrom(typed, ['Bar'])).toBe(stored);
  });
});

describe('the printers of a station', () => {
  const device = { ...NO_ROUTES, printersByStation: { Forno: ['EPSON'] } };

  it('move with a renamed station', () => {
    expect(
      moveStation(device, { from: 'Forno', to: 'Pizza', isFromStillUsed: false }).printersByStation,
    ).toEqual({
      Pizza: ['EPSON'],
    });
  });

  it('stay with a station that others still use, and with one that has its own', () => {
    const both = { ...NO_ROUTES, printersByStation: { Forno: ['EPSON'], Bar: ['BEMATECH'] } };
    expect(moveStation(both, { from: 'Forno', to: 'Bar', isFromStillUsed: true })).toEqual(both);
    expect(moveStation(device, { from: 'Chapa', to: 'Bar', isFromStillUsed: false })).toEqual(device);
  });

  it('are the default one again when none is chosen', () => {
    expect(withStationPrinters(device, 'Forno', []).printersByStation).toEqual({});
    expect(withStationPrinters(device, 'Bar', ['X']).printersByStation).toEqual({
      Forno: ['EPSON'],
      Bar: ['X'],
    });
  });
});
