import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setUpPhotos } from '../../apps/demo/src/menu/set-up-menus.ts';
import { openStepsRecord } from '../../apps/demo/src/steps-record.ts';
import { demoStores } from '../../apps/demo/src/world/demo-stores.ts';
import { playNeighbours } from './neighbours.ts';
import { playOffice } from './office.ts';
import { openPastServer } from './past-server.ts';
import { playRefused } from './refused-orders.ts';

// Gives the demonstration's stores what people changed in three months, and the provider other stores, on the data of a server that runs.
// What is to be done comes as JSON on the standard input; each step is kept, so that after an interruption it goes on where it stopped.

/** What the demonstration wants, which starts this program itself. */
interface Wish {
  /** Epoch milliseconds at which the world was made: the past ends there. */
  madeAt: number;
  storeIds: Record<string, number>;
  bank: { key: string; secret: string };
  dataDir: string;
}

/** Whoever started this ends it by a signal. */
const NEVER = new AbortController().signal;

const { madeAt: until, storeIds, bank, dataDir } = JSON.parse(await text(process.stdin)) as Wish;
const stores = demoStores.flatMap((store) => {
  const storeId = storeIds[store.key];
  return storeId === undefined ? [] : [{ store, storeId }];
});
const record = openStepsRecord(join(dataDir, 'demo-escritorio.json'), until);
const past = await openPastServer(process.env, bank);
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
