import { text } from 'node:stream/consumers';
import { loadState, saveState } from '@comanda/bank-sim/src/bank-state.ts';
import { PAST_DAYS } from '../../apps/demo/src/world/past-orders.ts';
import { openPastServer } from './past-server.ts';
import { playPast } from './play-past.ts';
import { storesOf } from './stores-of.ts';

// Generates the past payments of the demonstration's stores, on the data of a running server. The plan
// arrives as JSON on standard input. Each line of standard output names a saved day. A run after an
// interruption continues after the last saved day.

/** The plan that the demonstration sends when it starts this program. */
interface Input {
  /** Time when the demo data were created, in epoch milliseconds. The past ends there. */
  madeAt: number;
  playedThrough: string | null;
  storeIds: Record<string, number>;
  bank: { key: string; secret: string; statePath: string };
}

const input = JSON.parse(await text(process.stdin)) as Input;
const { madeAt, playedThrough, storeIds } = input;
const { statePath, ...access } = input.bank;
const stores = storesOf(storeIds);
const past = await openPastServer(process.env, { ...access, until: madeAt });
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
