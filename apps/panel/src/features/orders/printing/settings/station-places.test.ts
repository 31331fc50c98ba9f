import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { NO_PRINTER, SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';
import { expect, it } from 'vitest';
import { aDevice, aPrinter } from '../testing/print-samples.ts';
import { productionTexts } from '../texts.ts';
import { isAnyOf, placesOf } from './station-places.ts';

const forno = { ...NO_ROUTES, defaultPrinter: NO_PRINTER, printersByStation: { FORNO: ['F1'] } };
const kitchen = aDevice({ deviceId: 1, name: 'Cozinha', printers: [aPrinter('F1')], routes: forno });
const counter = aDevice({ deviceId: 2, name: 'Balcão' });

it('a ticket is printed on each computer with a printer for its station', () => {
  expect(placesOf('FORNO', [kitchen, counter], SYSTEM_PRINTER)).toEqual([
    { printer: 'F1', deviceName: 'Cozinha' },
  ]);
  const both = [kitchen, { ...counter, routes: { ...NO_ROUTES, printersByStation: { FORNO: ['EPSON'] } } }];
  expect(placesOf('FORNO', both, SYSTEM_PRINTER).map(({ deviceName }) => deviceName)).toEqual([
    'Cozinha',
    'Balcão',
  ]);
});

it('otherwise on the default printers', () => {
  expect(placesOf('Produção', [kitchen, counter], SYSTEM_PRINTER)).toEqual([
    { printer: 'EPSON', deviceName: 'Balcão' },
  ]);
  expect(placesOf('Produção', [kitchen], SYSTEM_PRINTER)).toEqual([]);
});

it('with several chosen default printers, one computer prints; a computer without settings does not', () => {
  const chosen = aDevice({
    deviceId: 3,
    name: 'PC cozinha',
    printers: [aPrinter('P1')],
    routes: { ...NO_ROUTES, defaultPrinter: 'P1' },
  });
  expect(placesOf('Produção', [chosen, counter], SYSTEM_PRINTER)).toEqual([
    { printer: 'P1', deviceName: 'PC cozinha' },
  ]);
  const both = [chosen, { ...counter, routes: { ...NO_ROUTES, defaultPrinter: SYSTEM_PRINTER } }];
  expect(placesOf('Produção', both, SYSTEM_PRINTER).map(({ printer }) => printer)).toEqual(['P1', 'EPSON']);
  expect([isAnyOf('Produção', both), isAnyOf('FORNO', [kitchen, ...both])]).toEqual([true, false]);
  // A suspended computer prints nothing.
  expect(placesOf('Produção', [{ ...chosen, isSuspended: true }, counter], SYSTEM_PRINTER)).toHaveLength(1);
  expect(productionTexts.several(['P1 (PC cozinha)', 'Q1 (PC balcão)'], true)).toBe(
    'P1 (PC cozinha) ou Q1 (PC balcão)',
  );
});
