import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { describe, expect, it, vi } from 'vitest';
import { type CheckLine, totalOf } from './check-line.ts';
import { checkClock, checkNotices, checkRealtime, checkSound, skewWords } from './check-panel.ts';
import type { CheckPorts } from './check-ports.ts';
import { checkPrinter } from './check-printer.ts';
import { printersInUse } from './printers-in-use.ts';
import { readCheck, saveCheck } from './stored-check.ts';

const device = (over: Partial<PrintDevice> = {}): PrintDevice => ({
  deviceId: 1,
  name: 'Balcão',
  isConnected: true,
  system: '',
  agentVersion: '',
  pairedAt: 0,
  pairedBy: null,
  isSuspended: false,
  lastSeenAt: null,
  printers: [{ name: 'Elgin', isDefault: true, hasDriver: true, isOnline: true, trouble: null }],
  printersInUse: ['Elgin'],
  routes: NO_ROUTES,
  ...over,
});
const job = (over: Partial<PrintJob> = {}): PrintJob => ({
  jobId: 9,
  orderId: null,
  orderCode: null,
  kind: 'test',
  revision: 1,
  station: 'Elgin',
  state: 'sent',
  reason: null,
  deviceName: null,
  printerName: null,
  createdAt: 0,
  printedAt: null,
  isWithdrawn: false,
  wait: null,
  targetDeviceId: null,
  ...over,
});

/** Ports that report no faults. `wait` only moves the fake clock. */
function ports(over: Partial<CheckPorts> = {}) {
  let now = 0;
  const giveUp = vi.fn(async () => undefined);
  const good: CheckPorts = {
    playSound: async () => 'playing',
    roundTrip: async () => 40,
    clockSkew: async () => 120,
    requestNotices: async () => 'on',
    listDevices: async () => [device()],
    storeDefault: async () => 'Elgin',
    printTest: async () => job(),
    findJob: async () => job({ state: 'printed' }),
    giveUp,
    reasonOf: () => null,
    wait: async (ms) => {
      now += ms;
    },
    now: () => now,
  };
  return { ...good, ...over, giveUp };
}

describe('the live line', () => {
  it('is measured three times, and the median counts', async () => {
    const times = [900, 30, 60];
    const outcome = await checkRealtime(ports({ roundTrip: async () => times.shift() ?? 0 }));
    expect(outcome).toMatchObject({ state: 'passed', result: 'O servidor respondeu em 60 ms.' });
  });

  it('is red when it is slow, and when it does not open within a few seconds', async () => {
    expect(await checkRealtime(ports({ roundTrip: async () => 2_000 }))).toMatchObject({ state: 'failed' });
    const dead = ports({ roundTrip: () => Promise.reject(new Error('down')) });
    expect(await checkRealtime(dead)).toMatchObject({ state: 'failed', result: /Sem conexão/ });
    expect(dead.now()).toBe(4_000);
  });
});

describe('the clock', () => {
  it.each([
    [120, 'passed', 'Diferença de 0,1 s para o servidor.'],
    [-29_000, 'passed', 'Diferença de 29,0 s para o servidor.'],
    [240_000, 'failed', 'Este aparelho está 4 min à frente do servidor.'],
    [-10_800_000, 'failed', 'Este aparelho está 3 h atrás do servidor.'],
  ])('%i ms off is %s', async (skew, state, result) => {
    expect(await checkClock(ports({ clockSkew: async () => skew }))).toMatchObject({ state, result });
  });

  it('is red when the server cannot be asked', async () => {
    const outcome = await checkClock(ports({ clockSkew: () => Promise.reject(new Error('down')) }));
    expect(outcome.state).toBe('failed');
    expect(skewWords(0)).toBe('0,0 s');
  });
});

describe('sound and notices', () => {
  it.each([
    ['playing', true, 'passed'],
    ['playing', false, 'failed'],
    ['muted', true, 'failed'],
    ['locked', true, 'failed'],
  ] as const)('%s, heard %s: %s', async (played, heard, state) => {
    const outcome = await checkSound(ports({ playSound: async () => played }), async () => heard);
    expect(outcome.state).toBe(state);
  });

  it.each([
    ['on', 'passed'],
    ['off', 'skipped'],
    ['blocked', 'skipped'],
    ['unsupported', 'skipped'],
  ] as const)('notices %s: %s', async (answer, state) => {
    expect((await checkNotices(ports({ requestNotices: async () => answer }))).state).toBe(state);
  });
});

describe('a test page', () => {
  it('waits until it is printed', async () => {
    const states = (['sent', 'sent', 'printed'] as const)[Symbol.iterator]();
    const over = ports({ findJob: async () => job({ state: states.next().value ?? 'printed' }) });
    expect(await checkPrinter(over, device(), 'Elgin')).toMatchObject({
      state: 'passed',
      result: 'Página de teste enviada em 3,0 s: confira se saiu no papel.',
    });
    expect(over.giveUp).not.toHaveBeenCalled();
  });

  it('is red with the reason after a refusal, and the job is given up', async () => {
    const over = ports({ findJob: async () => job({ state: 'failed', reason: 'sem papel' }) });
    expect(await checkPrinter(over, device(), 'Elgin')).toMatchObject({
      state: 'failed',
      result: 'Não imprimiu: sem papel',
    });
    expect(over.giveUp).toHaveBeenCalledExactlyOnceWith(9);
  });

  it('names the remedy for a computer without a default printer', async () => {
    const over = ports({ findJob: async () => job({ state: 'failed', reason: 'sem impressora padrão' }) });
    expect(await checkPrinter(over, device({ printers: [] }), 'Impressora padrão')).toMatchObject({
      state: 'failed',
      advice: 'Escolha em Impressoras a impressora padrão de Balcão.',
    });
  });

  it('is red after its time without a confirmation', async () => {
    const over = ports({ findJob: async () => undefined });
    expect(await checkPrinter(over, device(), 'Elgin')).toMatchObject({ state: 'failed' });
    expect(over.now()).toBe(20_000);
    expect(over.giveUp).toHaveBeenCalledOnce();
  });

  it('is not sent to a computer that is off, and shows why it cannot be sent', async () => {
    const printTest = vi.fn(() => Promise.reject(new Error('409')));
    const over = ports({ printTest, reasonOf: () => 'O agente está desligado.' });
    expect(await checkPrinter(over, device({ isConnected: false }), 'Elgin')).toMatchObject({
      state: 'failed',
    });
    expect(printTest).not.toHaveBeenCalled();
    expect((await checkPrinter(over, device(), 'Elgin')).result).toBe('O agente está desligado.');
  });
});

it('tests the chosen printers of a computer, without repeats', () => {
  const routes = { ...NO_ROUTES, printersByStation: { Copa: ['Bematech', 'Elgin'], Bar: ['Nenhuma'] } };
  expect(printersInUse(device({ routes }), 'Impressora padrão')).toEqual(['Elgin', 'Bematech']);
  expect(printersInUse(device({ printers: [] }), 'Impressora padrão')).toEqual(['Impressora padrão']);
  expect(printersInUse(device({ routes: { ...NO_ROUTES, defaultPrinter: 'Nenhuma' } }), 'Elgin')).toEqual([]);
});

it('is green only when every line is green, and red after all have finished and one failed', () => {
  const line = (state: CheckLine['state']) => ({ id: state, title: '', state, result: '', advice: null });
  expect(totalOf([]).state).toBe('none');
  expect(totalOf([line('failed'), line('asking')]).state).toBe('running');
  expect(totalOf([line('passed'), line('skipped')]).state).toBe('passed');
  expect(totalOf([line('passed'), line('failed')])).toMatchObject({ state: 'failed', failed: 1, passed: 1 });
});

it('is saved for its store and day, and an unreadable entry counts as none', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const lines = [{ id: 'sound', title: 'Som', state: 'passed' as const, result: 'ok', advice: null }];
  saveCheck({ storeId: 7, day: 1000, at: 1500, lines }, storage);
  expect(readCheck(7, 1000, storage)).toMatchObject({ at: 1500, lines });
  expect(readCheck(8, 1000, storage)).toBeNull();
  expect(readCheck(7, 2000, storage)).toBeNull();
  for (const key of stored.keys()) stored.set(key, '{broken');
  expect(readCheck(7, 1000, storage)).toBeNull();
});
