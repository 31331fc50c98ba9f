import type { InputOf } from '@comanda/contract/kit/define-call';
import type { StoreState } from '@comanda/contract/realtime/events';
import type { openOrCloseStore as openOrCloseCall } from '@comanda/contract/store/store/store.calls';
import { offsetAround } from '@comanda/domain/kit/time/wall-clock';
import type { DeliveryEstimate } from '@comanda/domain/store/store/estimate';
import type { Clock } from '../../../platform/clock.ts';
import type { Command } from '../../../platform/command.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Session } from '../../../platform/http/requester.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { lacksWords } from '../hours/public.ts';
import { changeEstimate } from './change-estimate.ts';
import { setOnlineAcceptance } from './online-acceptance.ts';
import { findLacks } from './opening/find-lacks.ts';
import type { StoreNotifier } from './opening/notify-of-store-state.ts';
import { openOrCloseStore } from './opening/open-or-close-store.ts';
import type { SalesOfStore } from './ports.ts';
import { findStore } from './store.reads.ts';
import { MESSAGES } from './texts.ts';

interface Deps {
  database: Database;
  clock: Clock;
  supportPhone: string;
}

/** Reads the store of a session, with the UTC offsets of the store's time zone. */
export async function readStore({ database, clock, supportPhone }: Deps, session: Session) {
  const found = await database.inStore(session.storeId, (tx) => findStore(tx, session.userId));
  if (found === null) throw new AppError('auth.required');
  const { timeZone, ...store } = found;
  const storeClock = offsetAround(timeZone, clock.now());
  return { ...store, userId: session.userId, supportPhone, clock: storeClock };
}

const notifyPanels = (tx: Transaction, notifier: StoreNotifier, state: StoreState) =>
  tx.afterCommit(() => notifier.notify(tx.storeId, state));

/** Opens or closes the store, and notifies its panels. */
export const openOrClose =
  (notifier: StoreNotifier): Command<InputOf<typeof openOrCloseCall>, { message: string }> =>
  async (tx, input, session, now) => {
    const changed = await openOrCloseStore(tx, input, session.userName, now);
    if (changed !== null) {
      const details = {
        ...(changed.reason === null ? {} : { motivo: changed.reason }),
        ...(changed.until === null ? {} : { ate: new Date(changed.until).toISOString() }),
      };
      const action = input.isOpen ? 'store.opened' : 'store.closed';
      await recordAudit(tx, { session, now }, action, { details });
      notifyPanels(tx, notifier, changed);
    }
    if (!input.isOpen) return { message: MESSAGES.closed };
    const lacks = await findLacks(tx);
    return { message: `${MESSAGES.opened}${lacksWords({ isOpen: true, lacks })}` };
  };

/** Saves the estimate, and notifies the store's panels. */
export const saveEstimate =
  (notifier: StoreNotifier): Command<DeliveryEstimate, void> =>
  async (tx, estimate, session, now) => {
    const changed = await changeEstimate(tx, estimate);
    if (changed === null) return;
    const change = { before: { ...changed.before }, after: { ...estimate } };
    await recordAudit(tx, { session, now }, 'store.estimate-changed', change);
    notifyPanels(tx, notifier, changed.state);
  };

/** True only if online payment is switched on and a charge is possible. */
export const acceptsOnline =
  (sales: SalesOfStore): Command<unknown, boolean> =>
  async (tx, _input, _session, now) => {
    const { gaps } = await sales.read(tx, now);
    return gaps.length === 0;
  };

export const onlineSwitch =
  (sales: SalesOfStore): Command<{ accepts: boolean }, { accepts: boolean; message: string }> =>
  async (tx, { accepts }, session, now) => {
    await setOnlineAcceptance(tx, sales, accepts, { session, now });
    return { accepts, message: accepts ? MESSAGES.onlineOn : MESSAGES.onlineOff };
  };
