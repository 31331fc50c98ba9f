import { type RunningBank, startBankSim } from '@comanda/testkit/payments/bank-server';
import { openSeller } from '@comanda/testkit/payments/online-seller';
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
  await openSeller(bank, (text, values) => world.rows(text, values), store.storeId);
  const { url, key, secret } = bank.access;
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
