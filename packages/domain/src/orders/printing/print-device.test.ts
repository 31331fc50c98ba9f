import { describe, expect, it } from 'vitest';
import { type DeviceRoutes, NO_ROUTES, printersFor, servesStation } from './print-device.ts';
import { NO_PRINTER, SYSTEM_PRINTER } from './print-settings.ts';

const configured: DeviceRoutes = {
  ...NO_ROUTES,
  printersByStation: { Bar: ['Bematech'], Caixa: ['A', 'B'] },
};
const silent: DeviceRoutes = { ...NO_ROUTES, defaultPrinter: NO_PRINTER };

describe('printers of a station', () => {
  it('are its own, else the device’s default, else the store’s', () => {
    expect(printersFor('Caixa', configured, SYSTEM_PRINTER)).toEqual(['A', 'B']);
    expect(printersFor('Forno', { ...configured, defaultPrinter: 'C' }, SYSTEM_PRINTER)).toEqual(['C']);
    expect(printersFor('Forno', configured, SYSTEM_PRINTER)).toEqual([SYSTEM_PRINTER]);
  });

  it('are none when no device should print', () => {
    expect(printersFor('Forno', silent, SYSTEM_PRINTER)).toEqual([]);
    expect(printersFor('Forno', NO_ROUTES, NO_PRINTER)).toEqual([]);
  });
});

const TERMICA = { name: 'TERMICA', isDefault: true };
const machine = (routes: DeviceRoutes, printers = [TERMICA]) => ({ routes, printers });

describe('devices that print a station’s tickets', () => {
  it('are only those with a printer for it', () => {
    const all = [machine(configured), machine(NO_ROUTES), machine(silent)];
    expect(all.map((device) => servesStation('Bar', device, all, SYSTEM_PRINTER))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are all devices with a default printer when none was configured', () => {
    const all = [machine(configured), machine(NO_ROUTES), machine(silent)];
    expect(all.map((device) => servesStation('Forno', device, all, SYSTEM_PRINTER))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('a device whose fallback printer does not exist gets nothing while another has one', () => {
  const has = machine({ ...NO_ROUTES, defaultPrinter: 'TERMICA' });
  const lacks = machine(NO_ROUTES, []);
  expect([has, lacks].map((each) => servesStation('Caixa', each, [has, lacks], SYSTEM_PRINTER))).toEqual([
    true,
    false,
  ]);
  // The only device gets the ticket, so that it can report why nothing is printed.
  expect(servesStation('Caixa', lacks, [lacks], SYSTEM_PRINTER)).toBe(true);
});

it('an unconfigured device gets nothing while another has a chosen default printer', () => {
  const chosen = machine({ ...NO_ROUTES, defaultPrinter: 'TERMICA' });
  const withoutRoutes = machine(NO_ROUTES);
  const serving = (all: ReturnType<typeof machine>[]) =>
    all.map((each) => servesStation('Caixa', each, all, SYSTEM_PRINTER));
  expect(serving([withoutRoutes, chosen])).toEqual([false, true]);
  expect(serving([chosen, withoutRoutes, chosen])).toEqual([true, false, true]);
  // A computer whose chosen printer does not exist any more prints nothing.
  expect(serving([machine({ ...NO_ROUTES, defaultPrinter: 'GONE' }), withoutRoutes])).toEqual([false, true]);
  expect(serving([withoutRoutes])).toEqual([true]);
});

it('a station may have the name of an inherited property of objects', () => {
  expect(printersFor('constructor', NO_ROUTES, SYSTEM_PRINTER)).toEqual([SYSTEM_PRINTER]);
  expect(servesStation('toString', machine(silent), [machine(silent)], SYSTEM_PRINTER)).toBe(false);
});
