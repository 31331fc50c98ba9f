import type { StoreState } from '@comanda/contract/realtime/events';
import { dismissPayOnlineNotice as dismissNoticeCall } from '@comanda/contract/store/store/notices.calls';
import {
  changeAcceptance,
  getAcceptanceStatus,
  setAcceptanceStatus,
} from '@comanda/contract/store/store/online-acceptance.calls';
import {
  changeEstimate as changeEstimateCall,
  getStore,
  listBanners,
  openOrCloseStore as openOrCloseCall,
} from '@comanda/contract/store/store/store.calls';
import { offsetAround } from '@comanda/domain/kit/time/wall-clock';
import type { Clock } from '../../../platform/clock.ts';
import { type Command, saying } from '../../../platform/command.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { lacksWords } from '../hours/public.ts';
import { changeEstimate } from './change-estimate.ts';
import { dismissPayOnlineNotice } from './dismiss-notice.ts';
import { setOnlineAcceptance } from './online-acceptance.ts';
import { findLacks } from './opening/find-lacks.ts';
import { openOrCloseStore } from './opening/open-or-close-store.ts';
import type { StoreTeller } from './opening/tell-store-state.ts';
import type { SalesOfStore } from './ports.ts';
import { findStore, listBannersOf } from './store.reads.ts';
import { MESSAGES } from './texts.ts';

interface Deps {
  database: Database;
  teller: StoreTeller;
  clock: Clock;
  supportPhone: string;
  onlineSales: SalesOfStore;
}

export function bindStore(bind: Bind, { database, teller, clock, supportPhone, onlineSales }: Deps): void {
  const tellPanels = (tx: Transaction, state: StoreState) =>
    tx.afterCommit(() => teller.tell(tx.storeId, state));

  bind(getStore, async (_input, { session }) => {
    const found = await database.inStore(session.storeId, (tx) => findStore(tx, session.userId));
    if (found === null) throw new AppError('auth.required');
    const { timeZone, ...store } = found;
    const storeClock = offsetAround(timeZone, clock.now());
    return { ...store, userId: session.userId, supportPhone, clock: storeClock };
  });

  bind.inStore(openOrCloseCall, async (tx, input, session, now) => {
    const changed = await openOrCloseStore(tx, input, session.userName, now);
    if (changed !== null) {
      const details = {
        ...(changed.reason === null ? {} : { motivo: changed.reason }),
        ...(changed.until === null ? {} : { ate: new Date(changed.until).toISOString() }),
      };
      const action = input.isOpen ? 'store.opened' : 'store.closed';
      await recordAudit(tx, { session, now }, action, { details });
      tellPanels(tx, changed);
    }
    if (!input.isOpen) return { message: MESSAGES.closed };
    const lacks = await findLacks(tx);
    return { message: `${MESSAGES.opened}${lacksWords({ isOpen: true, lacks })}` };
  });

  bind.inStore(
    changeEstimateCall,
    saying(MESSAGES.estimateChanged, async (tx, estimate, session, now) => {
      const changed = await changeEstimate(tx, estimate);
      if (changed === null) return;
      const change = { before: { ...changed.before }, after: { ...estimate } };
      await recordAudit(tx, { session, now }, 'store.estimate-changed', change);
      tellPanels(tx, changed.state);
    }),
  );

  bind.inStore(listBanners, listBannersOf);
  // Online payment that is switched on but cannot be charged counts as not accepted.
  bind.inStore(getAcceptanceStatus, async (tx, _input, _session, now) => {
    const { gaps } = await onlineSales.read(tx, now);
    return gaps.length === 0;
  });
  const switchOnline = onlineSwitch(onlineSales);
  bind.inStore(setAcceptanceStatus, switchOnline);
  bind.inStore(changeAcceptance, switchOnline);
  bind.inStore(
    dismissNoticeCall,
    saying(MESSAGES.noticeDismissed, (tx, _input, session, now) => dismissPayOnlineNotice(tx, session, now)),
  );
}

const onlineSwitch =
  (sales: SalesOfStore): Command<{ accepts: boolean }, { accepts: boolean; message: string }> =>
  async (tx, { accepts }, session, now) => {
    await setOnlineAcceptance(tx, sales, accepts, { session, now });
    return { accepts, message: accepts ? MESSAGES.onlineOn : MESSAGES.onlineOff };
  };
