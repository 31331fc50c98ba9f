import type { FoundPrinter } from '@comanda/domain/orders/printing/print-device';
import { SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';
import { expect, it } from 'vitest';
import { FAULTS } from '../texts.ts';
import { createPrinters } from './printers.ts';

const found = (name: string, isDefault = false): FoundPrinter => ({
  ...{ name, isDefault, hasDriver: true, isOnline: null, trouble: null },
});

/** Printers of a system whose list the test changes. */
function openPrinters(system: FoundPrinter[], addresses: Record<string, string> = {}) {
  let searches = 0;
  let clock = 0;
  const printers = createPrinters({
    spooler: {
      list: async () => {
        searches += 1;
        return [...system];
      },
      backend: () => ({ send: async () => undefined }),
    },
    addresses,
    now: () => {
      clock += 1;
      return clock;
    },
  });
  return { printers, searches: () => searches };
}

it('finds a printer that was plugged in after the last search', async () => {
  const system = [found('Balcão')];
  const { printers, searches } = openPrinters(system);
  await printers.find('Balcão');
  await printers.find('Balcão');
  expect(searches()).toBe(1);
  system.push(found('Cozinha'));
  expect(await printers.find('Cozinha')).toMatchObject({ name: 'Cozinha', hasDriver: true });
  await expect(printers.find('Bar')).rejects.toThrow(FAULTS.noPrinter('Bar'));
});

it('never guesses between two printers without a default one', async () => {
  const two = openPrinters([found('Balcão'), found('Cozinha')]).printers;
  await expect(two.find(SYSTEM_PRINTER)).rejects.toThrow(FAULTS.noDefaultPrinter);
  const chosen = openPrinters([found('Balcão'), found('Cozinha', true)]).printers;
  expect(await chosen.find(SYSTEM_PRINTER)).toMatchObject({ name: 'Cozinha' });
  const only = openPrinters([found('Balcão')]).printers;
  expect(await only.find(SYSTEM_PRINTER)).toMatchObject({ name: 'Balcão' });
});

it('sends no ticket to the old address of a printer', async () => {
  const { printers } = openPrinters([found('Balcão')], { Cozinha: 'tcp://127.0.0.1:9', Bar: 'sem sentido' });
  const { backend, hasDriver } = await printers.find('Cozinha');
  expect(hasDriver).toBe(false);
  await expect(printers.find('Bar')).rejects.toThrow(FAULTS.noDevice);
  printers.setAddresses({ Cozinha: 'tcp://127.0.0.1:10' });
  expect((await printers.find('Cozinha')).backend).not.toBe(backend);
  expect((await printers.list(0)).map(({ name }) => name)).toEqual(['Cozinha', 'Balcão']);
  printers.setAddresses({});
  await expect(printers.find('Cozinha')).rejects.toThrow(FAULTS.noPrinter('Cozinha'));
});
