import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  changePrintDevice,
  createPairingCode,
  listPrintDevices,
  savePrintSettings,
} from '@comanda/contract/orders/printing/printing.calls';
import { savePaymentMethods } from '@comanda/contract/store/payment-methods/payment-methods.calls';
import { NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { CASHIER_STATION } from '@comanda/domain/orders/printing/print-job';
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/orders/printing/print-settings';
import { asPerson, type PersonClient } from '../person-client.ts';
import { openStepsRecord } from '../steps-record.ts';
import { tryAgain } from '../try-again.ts';
import type { DemoStore } from '../world/demo-store.ts';
import { demoStores } from '../world/demo-stores.ts';
import { METHODS_TAKEN } from '../world/payments.ts';
import { readWorldRecord } from '../world-record.ts';

const AGENT = resolve(import.meta.dirname, '../../../print-agent/src/main.ts');
const DEVICE = 'Computador do balcão';
/** The system picks free ports, because the agent of a real store may use the default ports. */
const MODULE_PORTS = '0,0';

export interface PrintingPlay {
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  dataDir: string;
  serverUrl: string;
}

/**
 * Saves print settings and payment methods of the stores. Runs a print agent for the first store, whose
 * printers are files below `impressao/` in the data directory.
 */
export async function playPrinting(play: PrintingPlay): Promise<void> {
  const world = readWorldRecord(join(play.dataDir, 'demo-world.json'));
  const [first] = demoStores;
  if (world === null || first === undefined) return;
  const record = openStepsRecord(join(play.dataDir, 'demo-impressao.json'), world.madeAt);
  const onlyOnce = async (step: string, work: () => Promise<void>) => {
    if (record.has(step)) return;
    await tryAgain(step, work, { signal: play.signal });
    record.save(step);
  };
  for (const store of demoStores) {
    if (world.storeId(store.key) === null) continue;
    await onlyOnce(`configuracoes ${store.key}`, () =>
      asOwner(store, world.madeAt, play, (owner) => saveSettings(store, owner)),
    );
    await onlyOnce(`formas de pagamento ${store.key}`, () =>
      asOwner(store, world.madeAt, play, async (owner) => {
        await owner.send(savePaymentMethods, { keys: [...METHODS_TAKEN], version: null });
      }),
    );
  }
  await onlyOnce('agente', () =>
    asOwner(first, world.madeAt, play, (owner) => setUpAgent(first, owner, play)),
  );
  const agent = startAgent(['--portas', MODULE_PORTS], play);
  agent.on('error', () => undefined);
}

/** Runs `work` as the first user of the store. Throws if that user has another password. */
function asOwner(
  store: DemoStore,
  madeAt: number,
  { serverUrl }: PrintingPlay,
  work: (owner: PersonClient) => Promise<void>,
): Promise<void> {
  const [owner] = store.document(madeAt).users;
  if (owner === undefined) throw new Error(`${store.name} não tem ninguém`);
  return asPerson(serverUrl, owner, work);
}

async function saveSettings(store: DemoStore, owner: PersonClient): Promise<void> {
  const routes = store.sections.map(({ categoryId, station }) => ({ categoryId, station }));
  const settings = { ...DEFAULT_PRINT_SETTINGS, printsProduction: true, groupsItems: true, routes };
  await owner.send(savePrintSettings, { settings, version: null });
}

/** Sets up a printer for the cashier and one for each station. Each printer is a file. */
async function setUpAgent(store: DemoStore, owner: PersonClient, play: PrintingPlay): Promise<void> {
  const folder = join(play.dataDir, 'impressao');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stations = [CASHIER_STATION, ...new Set(store.sections.map(({ station }) => station))];
  const { code } = await owner.send(createPairingCode, {});
  await agentCommand(['parear', '--servidor', play.serverUrl, '--codigo', code, '--nome', DEVICE], play);
  for (const station of stations) {
    const address = `arquivo:${join(folder, `${station.toUpperCase()}.escpos`)}`;
    await agentCommand(['impressora', 'adicionar', station.toUpperCase(), address], play);
  }
  const devices = await owner.send(listPrintDevices, {});
  const device = devices.findLast(({ name }) => name === DEVICE);
  if (device === undefined) throw new Error('o agente não foi pareado');
  const printersByStation = Object.fromEntries(stations.map((station) => [station, [station.toUpperCase()]]));
  // Items without a station are printed at the counter.
  const routes = { ...NO_ROUTES, defaultPrinter: CASHIER_STATION.toUpperCase(), printersByStation };
  await owner.send(changePrintDevice, { deviceId: device.deviceId, name: DEVICE, routes });
}

async function agentCommand(args: readonly string[], play: PrintingPlay): Promise<void> {
  const [code] = await once(startAgent(args, play), 'close');
  if (code !== 0) throw new Error(`agente ${args[0]}: terminou com ${code}`);
}

function startAgent(args: readonly string[], { env, signal, dataDir }: PrintingPlay) {
  return spawn(process.execPath, [AGENT, ...args, '--pasta', join(dataDir, 'impressao', 'agente')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  });
}
