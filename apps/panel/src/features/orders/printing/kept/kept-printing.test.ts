// @vitest-environment jsdom
import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { beforeEach, expect, it } from 'vitest';
import { someSettings } from '../testing/print-samples.ts';
import { keepPrinting, readKeptPrinting } from './kept-printing.ts';

const KEY = 'comanda.printing.v1';
const nothing = { settings: null, version: null, routes: NO_ROUTES };

beforeEach(() => localStorage.clear());

it('stores settings and printers of a store, each without changing the other', () => {
  const routes = { ...NO_ROUTES, printersByStation: { Caixa: ['EPSON'] } };
  keepPrinting(7, { settings: someSettings({ copies: 2 }), version: 4 });
  keepPrinting(7, { routes });
  expect(readKeptPrinting(7)).toEqual({ settings: someSettings({ copies: 2 }), version: 4, routes });
});

it('reads no entry of another store', () => {
  keepPrinting(7, { settings: someSettings(), version: 4 });
  expect(readKeptPrinting(8)).toEqual(nothing);
});

it.each(['{', 'null', '[]', '{"storeId":7}', '{"storeId":7,"settings":{"qtdeCopia":99},"routes":{}}'])(
  'reads nothing of %s',
  (garbage) => {
    localStorage.setItem(KEY, garbage);
    expect(readKeptPrinting(7)).toEqual(nothing);
  },
);
