import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { runCommand } from '../run-command.ts';
import { tryAgain } from '../try-again.ts';
import type { DemoStore } from '../world/demo-store.ts';
import { demoStores } from '../world/demo-stores.ts';
import { readWorldRecord } from '../world-record.ts';
import { type CourierAccount, courierAccounts, saveAccounts } from './courier-record.ts';

const SIM = resolve(import.meta.dirname, '../../../courier-sim/src/main.ts');
/** Cents that a courier costs more than the customer's delivery fee. */
const PRICE_ADDED_CENTS = 190;

export interface Playing {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
  serverUrl: string;
  /** Port of the reference courier service. */
  port: number;
}

/**
 * Starts the reference courier service. Creates an account for each demo store with the provider's command.
 */
export async function playCouriers(playing: Playing): Promise<void> {
  const { dataDir, serverUrl, port, env, signal } = playing;
  const world = readWorldRecord(join(dataDir, 'demo-world.json'));
  const stores = demoStores.flatMap((store) => {
    const storeId = world?.storeId(store.key) ?? null;
    return storeId === null ? [] : [[store, storeId] as const];
  });
  if (stores.length === 0) return;
  const path = join(dataDir, 'demo-entregas.json');
  const accounts = courierAccounts(path, stores, serverUrl);
  saveAccounts(path, accounts);
  const sim = spawn(process.execPath, [SIM], {
    env: { ...env, ENTREGADORES_CONTAS: path, ENTREGADORES_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    signal,
  });
  sim.on('error', () => undefined);
  const url = `http://127.0.0.1:${port}`;
  for (const [index, [store]] of stores.entries()) {
    const account = accounts[index];
    if (account === undefined || account.reportedUrl === url) continue;
    await tryAgain(`entregadores: ${store.name}`, () => setUp(store, account, url, playing), { signal });
    account.reportedUrl = url;
    saveAccounts(path, accounts);
  }
}

/** Saves a store's courier account, its courier prices, and its address in the middle of its customers. */
async function setUp(
  store: DemoStore,
  account: CourierAccount,
  url: string,
  playing: Playing,
): Promise<void> {
  const home = store.town.districts[0];
  const street = home?.streets[0];
  if (home === undefined || street === undefined) return;
  const storeId = String(account.storeId);
  const lines = store.town.districts.map(
    ({ name, deliveryFeeCents }) =>
      `${name};${store.town.city};${((deliveryFeeCents + PRICE_ADDED_CENTS) / 100).toFixed(2)}\n`,
  );
  await provider(['bairros', storeId, '-'], lines, playing);
  await provider(
    [
      'configurar',
      storeId,
      ...['--url', url, '--cliente', account.clientId, '--trocar-segredo'],
      ...['--rua', street.name, '--numero', '100', '--cep', street.postalCode],
      ...[`--lat=${home.latitude}`, `--lng=${home.longitude}`],
    ],
    [`${account.clientSecret}\n`],
    playing,
  );
}

async function provider(args: readonly string[], input: Iterable<string>, playing: Playing): Promise<void> {
  // Allows an address without https, because the reference service runs on this machine.
  const env = { ...playing.env, COMANDA_ENTREGAS_LOCAL: 'sim' };
  const done = await runCommand('provedor.ts', ['entregas', ...args], input, { ...playing, env });
  if (done.code !== 0) throw new Error(`entregas ${args[0]}: ${done.stderr}`);
}
