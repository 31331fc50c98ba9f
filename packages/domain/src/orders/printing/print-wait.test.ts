import { expect, it } from 'vitest';
import { NO_ROUTES } from './print-device.ts';
import { NO_PRINTER, SYSTEM_PRINTER } from './print-settings.ts';
import { printWaitOf, type WaitedDevice } from './print-wait.ts';

const FORNO = { name: 'FORNO', isDefault: true, hasDriver: false, isOnline: true, trouble: null };
const device = (over: Partial<WaitedDevice> = {}): WaitedDevice => ({
  deviceId: 7,
  name: 'Cozinha',
  isConnected: true,
  routes: NO_ROUTES,
  printers: [FORNO],
  ...over,
});
const out = device({ printers: [{ ...FORNO, trouble: 'paper-out' }] });
const job = {
  kind: 'order',
  station: 'Caixa',
  state: 'queued',
  deviceId: null,
  printerName: null,
} as const;
const sent = { ...job, state: 'sent', deviceId: 7 } as const;

it.each([
  ['nothing holds it up', job, [device()], null],
  ['it is out', { ...sent, state: 'printed' } as const, [out], null],
  [
    'nobody prints its station',
    job,
    [device({ routes: { ...NO_ROUTES, defaultPrinter: NO_PRINTER } })],
    ['no-printer', null, null],
  ],
  ['there is no computer', job, [], ['no-printer', null, null]],
  ['its computer has no such printer', job, [device({ printers: [] })], ['no-printer', null, null]],
  ['its computer is off', sent, [device({ isConnected: false })], ['device-off', 'FORNO', null]],
  [
    'its printer has no paper, though another paper is at its head',
    sent,
    [out],
    ['printer', 'FORNO', 'paper-out'],
  ],
  [
    'its printer refused it for a reason nobody knows',
    { ...sent, state: 'failed', printerName: 'FORNO' } as const,
    [device()],
    ['printer', 'FORNO', null],
  ],
] as const)('%s', (_name, waiting, devices, expected) => {
  const wait = printWaitOf(waiting, devices, SYSTEM_PRINTER);
  expect(wait && [wait.cause, wait.printer, wait.trouble]).toEqual(expected);
});

it('everything behind a refused ticket waits for the same printer', () => {
  const refusing = [{ deviceId: 7, printer: 'FORNO' }];
  expect(printWaitOf(sent, [device()], SYSTEM_PRINTER, refusing)).toMatchObject({
    cause: 'printer',
    printer: 'FORNO',
    trouble: null,
  });
  const other = device({ routes: { ...NO_ROUTES, defaultPrinter: 'CAIXA' } });
  expect(printWaitOf(sent, [other], SYSTEM_PRINTER, refusing)).toBeNull();
});
