import { createHttpPaymentProvider } from '@comanda/server/src/areas/money/payments/provider-http/http-payment-provider.ts';
import { type RunningBank, startBankSim } from '@comanda/testkit/payments/bank-server';
import { letSell, readyToSell } from '@comanda/testkit/payments/online-seller';
import { findFreePort } from '@comanda/testkit/running/free-port';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import type { StressWorld } from './stress-world.ts';

const ROUND_MS = 100;

/**
 * A store with online payments, and the simulator of its payment provider, which runs its steps
 * automatically.
 */
export interface PaidStore {
  store: RunningStore;
  bank: RunningBank;
  /** The server's settings for the payment provider. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Opens a store that is registered at the payment provider and has a ledger. The server must be started with
 * its `env`.
 */
export async function openPaidStore(world: StressWorld): Promise<PaidStore> {
  const bank = await startBankSim({ now: Date.now, port: await findFreePort() });
  bank.sendWebhooksTo(`${world.url}/api/pagamentos/avisos`);
  const store = await world.openStore();
  const { storeId } = store;
  const { url, key, secret } = bank.access;
  const provider = createHttpPaymentProvider({ url, key, stopping: new AbortController().signal });
  const holder = { name: 'Pizzaria', document: '11222333000181', email: 'dona@loja.example.com' };
  await provider.register({ reference: `s${storeId}-receiver1-1`, ...holder });
  const run = (text: string, values: unknown[]) => world.rows(text, values);
  await readyToSell(run, storeId);
  await letSell(run, storeId);
  await run(
    'update stores set accepts_online_payment = true, can_be_paid_online = true where store_id = $1',
    [storeId],
  );
  let round = Promise.resolve<unknown>(undefined);
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    round = bank.round().finally(() => {
      isBusy = false;
    });
  }, ROUND_MS);
  return {
    store,
    bank,
    env: { PAYMENT_PROVIDER_URL: url, PAYMENT_PROVIDER_KEY: key, PAYMENT_PROVIDER_SECRET: secret },
    stop: async () => {
      clearInterval(timer);
      await round;
      await bank.stop();
    },
  };
}
