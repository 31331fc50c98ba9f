import { text } from 'node:stream/consumers';
import { loadState, saveState } from '@comanda/bank-sim/src/bank-state.ts';
import * as z from 'zod/mini';
import { demoStores } from '../../apps/demo/src/world/demo-stores.ts';
import { PAST_DAYS } from '../../apps/demo/src/world/past-orders.ts';
import { openPastServer } from './past-server.ts';
import { playPast } from './play-past.ts';

// Gives the demonstration's stores their past of money, on the data of a server that runs. What is to be done comes as JSON on the standard
// input. A line of the standard output is a day through which the past is saved: after an interruption it goes on behind that day.

const wishWire = z.object({
  /** Epoch milliseconds at which the world was made: the past ends there. */
  madeAt: z.number(),
  playedThrough: z.nullable(z.string()),
  storeIds: z.record(z.string(), z.number()),
  bank: z.object({ key: z.string(), secret: z.string(), statePath: z.string() }),
});

const wish = z.parse(wishWire, JSON.parse(await text(process.stdin)));
const { madeAt, playedThrough, storeIds } = wish;
const { statePath, ...access } = wish.bank;
const stores = demoStores.flatMap((store) => {
  const storeId = storeIds[store.key];
  return storeId === undefined ? [] : [{ store, storeId }];
});
const past = await openPastServer(process.env, access);
try {
  const { bank } = past.sim;
  if (playedThrough !== null) Object.assign(bank.state, loadState(statePath));
  await playPast(past, stores, {
    ...{ until: madeAt, days: PAST_DAYS, playedThrough },
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
