import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { activateAccount, saveAccount } from '@comanda/contract/online-payment/accounts.calls';
import {
  getOnlineRegistration,
  saveOnlineRegistration,
} from '@comanda/contract/online-payment/registration.calls';
import { setAcceptanceStatus } from '@comanda/contract/store/online-acceptance.calls';
import { asPerson } from '../person-client.ts';
import { runCommand } from '../run-command.ts';
import { openStepsRecord } from '../steps-record.ts';
import { tryAgain } from '../try-again.ts';
import type { DemoStore } from '../world/demo-store.ts';
import { demoStores } from '../world/demo-stores.ts';
import { readWorldRecord } from '../world-record.ts';
import { ACCOUNT, registrationOf } from './store-registration.ts';

const SIM = resolve(import.meta.dirname, '../../../bank-sim/src/main.ts');
const WEBHOOK_PATH = '/api/pagamentos/avisos';
/** What the provider keeps of an order, in per cent. */
const COMMISSION = '12';
/** The payment provider has looked at a registration by then. */
const TRIES = 30;
const PAUSE_MS = 1_000;

export interface Bank {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
  serverUrl: string;
  access: { port: number; key: string; secret: string };
  /** Told of each store whose customers can pay online. */
  onReady(storeKey: string): void;
}

/** Starts the payment provider's simulator and has each store registered there; once per world. */
export async function playBank(bank: Bank): Promise<void> {
  const { dataDir, serverUrl, env, signal, access } = bank;
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  if (world === null) return;
  const sim = spawn(process.execPath, [SIM], {
    env: {
      ...env,
      BANCO_PORT: String(access.port),
      BANCO_CHAVE: access.key,
      BANCO_SEGREDO: access.secret,
      BANCO_WEBHOOK: `${serverUrl}${WEBHOOK_PATH}`,
      BANCO_ESTADO: join(dataDir, `demo-banco-${world.madeAt}.json`),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
  });
  sim.on('error', () => undefined);
  const record = openStepsRecord(join(dataDir, 'demo-pagamentos.json'), world.madeAt);
  for (const store of demoStores) {
    const storeId = world.storeId(store.key);
    if (storeId === null) continue;
    if (!record.has(store.key)) {
      await tryAgain(`pagamento online: ${store.name}`, () => openStore(store, storeId, bank), { signal });
      record.keep(store.key);
    }
    bank.onReady(store.key);
  }
}

async function openStore(store: DemoStore, storeId: number, bank: Bank): Promise<void> {
  const [owner] = store.document(Date.now()).users;
  if (owner === undefined) return;
  const done = await runCommand(
    'provedor.ts',
    ['comissao', 'definir', String(storeId), COMMISSION],
    [],
    bank,
  );
  // A start that was cut off may have agreed on it without keeping so.
  const isAgreed = done.stderr.includes('dia que ainda não começou');
  if (done.code !== 0 && !isAgreed) throw new Error(`comissao definir: ${done.stderr}`);
  await asPerson(bank.serverUrl, owner, async (person) => {
    const { version } = await person.send(getOnlineRegistration, {});
    if (version === 0) {
      await person.send(saveOnlineRegistration, registrationOf(store));
      const account = await person.send(saveAccount, ACCOUNT);
      await person.send(activateAccount, account);
    }
    for (let tries = 1; ; tries += 1) {
      const isOn = await person.send(setAcceptanceStatus, { accepts: true }).then(
        () => true,
        (error: unknown) => {
          if (tries === TRIES) throw error;
          return false;
        },
      );
      if (isOn) return;
      await sleep(PAUSE_MS, undefined, { signal: bank.signal });
    }
  });
}
