import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { demoStores } from '../world/demo-stores.ts';
import { readWorldRecord } from '../world-record.ts';
import { bankStatePath } from './bank-state-path.ts';

const SIM = resolve(import.meta.dirname, '../../../bank-sim/src/main.ts');
const WEBHOOK_PATH = '/api/pagamentos/avisos';

export interface Bank {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
  serverUrl: string;
  access: { port: number; key: string; secret: string };
  /** Called for each store whose customers can pay online. */
  onReady(storeKey: string): void;
}

/**
 * Starts the simulator of the payment provider. Its saved state already contains the stores, from the
 * simulated past.
 */
export function playBank({ env, signal, dataDir, serverUrl, access, onReady }: Bank): void {
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  if (world === null) return;
  const sim = spawn(process.execPath, [SIM], {
    env: {
      ...env,
      BANCO_PORT: String(access.port),
      BANCO_CHAVE: access.key,
      BANCO_SEGREDO: access.secret,
      BANCO_WEBHOOK: `${serverUrl}${WEBHOOK_PATH}`,
      BANCO_ESTADO: bankStatePath(dataDir, world.madeAt),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
  });
  sim.on('error', () => undefined);
  for (const { key } of demoStores) onReady(key);
}
