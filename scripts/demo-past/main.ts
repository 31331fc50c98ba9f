import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { loadState, saveState } from '@comanda/bank-sim/src/bank-state.ts';
import { setUpPhotos } from '../../apps/demo/src/menu/set-up-menus.ts';
import { openStepsRecord } from '../../apps/demo/src/steps-record.ts';
import { demoStores } from '../../apps/demo/src/world/demo-stores.ts';
import { PAST_DAYS } from '../../apps/demo/src/world/past-orders.ts';
import { playNeighbours } from './neighbours.ts';
import { playOffice } from './office.ts';
import { openPastServer } from './past-server.ts';
import { playPast, sayPastUnderWay } from './play-past.ts';
import { playRefused } from './refused-orders.ts';

// Gives the demonstration's stores their past of money and of office work, and the provider other stores, on the data of a server that runs. What is to be done comes as JSON on the standard
// input. A line of the standard output is a day through which the past is saved: after an interruption it goes on behind that day.

/** What the demonstration wants, which starts this program itself. */
interface Wish {
  /** Epoch milliseconds at which the world was made: the past ends there. */
  madeAt: number;
  playedThrough: string | null;
  storeIds: Record<string, number>;
  bank: { key: string; secret: string; statePath: string };
  dataDir: string;
}

/** Whoever started this ends it by a signal. */
const NEVER = new AbortController().signal;

const wish = JSON.parse(await text(process.stdin)) as Wish;
const { madeAt, playedThrough, storeIds, dataDir } = wish;
const { statePath, ...access } = wish.bank;
const stores = demoStores.flatMap((store) => {
  const storeId = storeIds[store.key];
  return storeId === undefined ? [] : [{ store, storeId }];
});
const past = await openPastServer(process.env, access);
try {
  const { bank } = past.sim;
  const until = madeAt;
  const record = openStepsRecord(join(dataDir, 'demo-escritorio.json'), madeAt);
  await sayPastUnderWay(past, stores, true);
  // Money matters more: it goes on where these fail.
  try {
    await playOffice(past, {
      ...{ stores, until, record },
      sendPhotos: (serverUrl) => setUpPhotos({ env: process.env, signal: NEVER, dataDir, serverUrl }),
    });
    await playNeighbours(past, { until, record });
    for (const one of stores) await playRefused(past, { ...one, until, record });
  } catch (error) {
    console.error('demo: sem o dia a dia das lojas', error);
  }
  if (playedThrough !== null) Object.assign(bank.state, loadState(statePath));
  await playPast(past, stores, {
    ...{ until, days: PAST_DAYS, playedThrough },
    save: (day) => {
      saveState(statePath, bank.state);
      console.log(day);
    },
  });
  bank.forgetChanges();
  saveState(statePath, bank.state);
} finally {
  await past.stop();
}
