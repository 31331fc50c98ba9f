import * as calls from '@comanda/contract/store/hours/hours.calls';
import type { Command } from '../../../platform/command.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { listHours } from './list-hours.ts';
import { saveWeek } from './save-week.ts';
import { removeSpecialDate, saveSpecialDate } from './special-dates.ts';
import type { StoreSwitch, SwitchMove } from './store-switch.ts';
import { MESSAGES, withMove } from './texts.ts';

export function bindHours(bind: Bind, { storeSwitch: store }: { storeSwitch: StoreSwitch }): void {
  /** Runs a change of the hours. Its message also says how the store's switch changed. */
  const messageCommand =
    <Input>(
      message: string,
      change: Command<Input, SwitchMove | null>,
    ): Command<Input, { message: string }> =>
    async (tx, input, session, now) => {
      const move = await change(tx, input, session, now);
      const { timeZone } = await store.place(tx);
      return { message: withMove(message, move, timeZone) };
    };

  bind.readInStore(calls.listHours, (tx, _input, _session, now) => listHours(tx, store, now));
  bind.inStore(calls.saveWeek, messageCommand(MESSAGES.weekSaved, saveWeek(store)));
  bind.inStore(calls.saveSpecialDate, messageCommand(MESSAGES.dateSaved, saveSpecialDate(store)));
  bind.inStore(calls.removeSpecialDate, messageCommand(MESSAGES.dateRemoved, removeSpecialDate(store)));
}
