import { NO_ROUTES } from '@comanda/domain/printing/print-device';
import { NO_PRINTER, SYSTEM_PRINTER } from '@comanda/domain/printing/print-settings';
import { expect, it } from 'vitest';
import { aDevice, aPrinter } from '../testing/print-samples.ts';
import { placesOf } from './station-places.ts';

const forno = { ...NO_ROUTES, defaultPrinter: NO_PRINTER, printersByStation: { FORNO: ['F1'] } };
const kitchen = aDevice({ deviceId: 1, name: 'Cozinha', printers: [aPrinter('F1')], routes: forno });
const counter = aDevice({ deviceId: 2, name: 'Balcão' });

it('a ticket comes out where its station was given a printer, on each computer that was', () => {
  expect(placesOf('FORNO', [kitchen, counter], SYSTEM_PRINTER)).toEqual([
    { printer: 'F1', deviceName: 'Cozinha' },
  ]);
  const both = [kitchen, { ...counter, routes: { ...NO_ROUTES, printersByStation: { FORNO: ['EPSON'] } } }];
  expect(placesOf('FORNO', both, SYSTEM_PRINTER).map(({ deviceName }) => deviceName)).toEqual([
    'Cozinha',
    'Balcão',
  ]);
});

it('else on the default printers there are', () => {
  expect(placesOf('Produção', [kitchen, counter], SYSTEM_PRINTER)).toEqual([
    { printer: 'EPSON', deviceName: 'Balcão' },
  ]);
  expect(placesOf('Produção', [kitchen], SYSTEM_PRINTER)).toEqual([]);
});
