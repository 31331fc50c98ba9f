import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setUpPhotos } from '../../apps/demo/src/menu/set-up-menus.ts';
import { openStepsRecord } from '../../apps/demo/src/steps-record.ts';
import { playNeighbours } from './neighbours.ts';
import { playOffice } from './office.ts';
import { openPastServer } from './past-server.ts';
import { playRefused } from './refused-orders.ts';
import { storesOf } from './stores-of.ts';

// Simulates three months of office work in the demonstration's stores, and creates the provider's other
// stores. Another server runs on the same data. The request arrives as JSON on standard input. Each finished
// step is recorded, so that the next run continues after an interruption.

/** The request that the demonstration sends when it starts this program. */
interface OfficeRequest {
  /** Time when the demo data were created, in epoch milliseconds. The past ends there. */
  madeAt: number;
  storeIds: Record<string, number>;
  bank: { key: string; secret: string };
  dataDir: string;
}

/**
 * The demonstration ends this program with a signal of the operating system, so this abort signal is never
 * used.
 */
const NEVER = new AbortController().signal;

const { madeAt: until, storeIds, bank, dataDir } = JSON.parse(await text(process.stdin)) as OfficeRequest;
const stores = storesOf(storeIds);
const record = openStepsRecord(join(dataDir, 'demo-escritorio.json'), until);
const past = await openPastServer(process.env, { ...bank, until });
try {
  await playOffice(past, {
    ...{ stores, until, record },
    sendPhotos: (serverUrl) => setUpPhotos({ env: process.env, signal: NEVER, dataDir, serverUrl }),
  });
  await playNeighbours(past, { until, record });
  for (const one of stores) await playRefused(past, { ...one, until, record });
} finally {
  await past.stop();
}
