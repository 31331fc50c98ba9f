import {
  listHours as listCall,
  removeSpecialDate as removeDateCall,
  saveSpecialDate as saveDateCall,
  saveWeek as saveWeekCall,
} from '@comanda/contract/hours/hours.calls';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/transaction.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import { listHours } from './list-hours.ts';
import { saveWeek } from './save-week.ts';
import { removeSpecialDate, saveSpecialDate } from './special-dates.ts';
import type { StoreSwitch, SwitchMove } from './store-switch.ts';
import { MESSAGES, withMove } from './texts.ts';

interface Deps {
  database: Database;
  storeSwitch: StoreSwitch;
  clock: Clock;
}

export function bindHours(bind: Bind, { database, storeSwitch: store, clock }: Deps): void {
  /** Runs a change and says what it did, to the store too. */
  const change = (
    storeId: number,
    message: string,
    work: (tx: Transaction, now: number) => Promise<SwitchMove | null>,
  ) =>
    database.inStore(storeId, async (tx) => {
      const move = await work(tx, clock.now());
      const { timeZone } = await store.place(tx);
      return { message: withMove(message, move, timeZone) };
    });

  bind(listCall, (_input, { session }) =>
    database.readInStore(session.storeId, (tx) => listHours(tx, store, clock.now())),
  );
  bind(saveWeekCall, (input, { session }) =>
    change(session.storeId, MESSAGES.weekSaved, (tx, now) => saveWeek(tx, store, input, session, now)),
  );
  bind(saveDateCall, (input, { session }) =>
    change(session.storeId, MESSAGES.dateSaved, (tx, now) => saveSpecialDate(tx, store, input, session, now)),
  );
  bind(removeDateCall, (input, { session }) =>
    change(session.storeId, MESSAGES.dateRemoved, (tx, now) =>
      removeSpecialDate(tx, store, input, session, now),
    ),
  );
}
