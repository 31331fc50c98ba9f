// @vitest-environment jsdom
import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { beforeEach, expect, it } from 'vitest';
import { someSettings } from '../testing/print-samples.ts';
import { readStoredPrinting, savePrinting } from './stored-printing.ts';

const KEY = 'comanda.printing.v1';
const nothing = { settings: null, version: null, routes: NO_ROUTES };

beforeEach(() => localStorage.clear());

it('stores settings and printers of a store, each without changing the other', () => {
  const routes = { ...NO_ROUTES, printersByStation: { Caixa: ['EPSON'] } };
  savePrinting(7, { settings: someSettings({ copies: 2 }), version: 4 });
  savePrinting(7, { routes });
  expect(readStoredPrinting(7)).toEqual({ settings: someSettings({ copies: 2 }), version: 4, routes });
});

it('reads no entry of another store', () => {
  savePrinting(7, { settings: someSettings(), version: 4 });
  expect(readStoredPrinting(8)).toEqual(nothing);
});

it.each(['{', 'null', '[]', '{"storeId":7}', '{"storeId":7,"settings":{"qtdeCopia":99},"routes":{}}'])(
  'reads nothing of %s',
  (garbage) => {
    localStorage.setItem(KEY, garbage);
    expect(readStoredPrinting(7)).toEqual(nothing);
  },
);
