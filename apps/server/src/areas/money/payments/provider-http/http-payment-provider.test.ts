import { join } from 'node:path';
import { runDue } from '@comanda/bank-sim/src/run-due.ts';
import { closeDispute, openDispute } from '@comanda/bank-sim/src/things/disputes.ts';
import { payPix } from '@comanda/bank-sim/src/things/pay-pix.ts';
import { BANK_KEY, type RunningBank, startBankSim } from '@comanda/testkit/payments/bank-server';
import { paymentProviderSuite } from '@comanda/testkit/payments/payment-provider-suite';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpPaymentProvider } from './http-payment-provider.ts';

const START = Date.parse('2026-11-25T15:00:00Z');
let folder = '';
let bank: RunningBank | undefined;
beforeAll(() => {
  folder = makeTemporaryFolder();
});
afterAll(async () => {
  await bank?.stop();
  removeTemporaryFolder(folder);
});

const providerAt = (url: string, key = BANK_KEY) =>
  createHttpPaymentProvider({ url, key, stopping: new AbortController().signal, timeoutMs: 2_000 });

paymentProviderSuite('the HTTP adapter against the simulator', async () => {
  const started = await startBankSim({ now: () => START, path: join(folder, 'bank.json') });
  bank = started;
  return {
    provider: providerAt(started.url),
    now: () => started.bank.now(),
    pay: (code) => void payPix(started.bank, code),
    contest: (charge, cents) => openDispute(started.bank, charge, cents, 'golpe').reference,
    judge: (dispute, outcome) => void closeDispute(started.bank, dispute, outcome),
    pass: (ms) => {
      started.bank.jump(ms);
      runDue(started.bank);
    },
    misbehave: (how) => started.misbehave({ [how]: true }),
    behave: () => started.behave(),
  };
});

it('a bank that was killed restarts with all requests it had accepted', async () => {
  const before = bank?.bank.state;
  const again = await startBankSim({ now: () => START, path: join(folder, 'bank.json') });
  expect(again.bank.state).toEqual(before);
  expect(again.bank.now()).toBe(bank?.bank.now());
  await again.stop();
});

it('the bank accepts only its own key; with a wrong key, requests are unanswered', async () => {
  expect(await providerAt(bank?.url ?? '', 'outra').read('s1-charge1-1')).toEqual({ kind: 'unanswered' });
});
