import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setUpPhotos } from '../../apps/demo/src/menu/set-up-menus.ts';
import { openStepsRecord } from '../../apps/demo/src/steps-record.ts';
import { playNeighbours } from './neighbours.ts';
import { playOffice } from './office.ts';
import { openPastServer } from './past-server.ts';
import { playRefused } from './refused-orders.ts';
import { storesOf } from './stores-of.ts';

// Plays three months of office work in the demonstration's stores, and creates the provider's other stores. Another
// server runs on the same data. The request comes as JSON on the standard input. Each step is recorded, so that after
// an interruption the next run continues.

/** The demonstration starts this program with such a request. */
interface OfficeRequest {
  /** Epoch milliseconds of the world's creation, where the past ends. */
  madeAt: number;
  storeIds: Record<string, number>;
  bank: { key: string; secret: string };
  dataDir: string;
}

/** The demonstration ends this program by a signal of the operating system. */
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
