import { dismissPayOnlineNotice as dismissNoticeCall } from '@comanda/contract/store/store/notices.calls';
import {
  changeAcceptance,
  getAcceptanceStatus,
  setAcceptanceStatus,
} from '@comanda/contract/store/store/online-acceptance.calls';
import * as calls from '@comanda/contract/store/store/store.calls';
import type { Clock } from '../../../platform/clock.ts';
import { messageCommand } from '../../../platform/command.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { dismissPayOnlineNotice } from './dismiss-notice.ts';
import type { StoreNotifier } from './opening/notify-of-store-state.ts';
import type { SalesOfStore } from './ports.ts';
import { listBannersOf } from './store.reads.ts';
import { acceptsOnline, onlineSwitch, openOrClose, readStore, saveEstimate } from './store-commands.ts';
import { MESSAGES } from './texts.ts';

interface Deps {
  database: Database;
  notifier: StoreNotifier;
  clock: Clock;
  supportPhone: string;
  onlineSales: SalesOfStore;
}

export function bindStore(bind: Bind, deps: Deps): void {
  const { notifier, onlineSales } = deps;
  bind(calls.getStore, (_input, { session }) => readStore(deps, session));
  bind.inStore(calls.openOrCloseStore, openOrClose(notifier));
  bind.inStore(calls.changeEstimate, messageCommand(MESSAGES.estimateChanged, saveEstimate(notifier)));
  bind.inStore(calls.listBanners, listBannersOf);
  bind.inStore(getAcceptanceStatus, acceptsOnline(onlineSales));
  bind.inStore(setAcceptanceStatus, onlineSwitch(onlineSales));
  bind.inStore(changeAcceptance, onlineSwitch(onlineSales));
  bind.inStore(
    dismissNoticeCall,
    messageCommand(MESSAGES.noticeDismissed, (tx, _input, session, now) =>
      dismissPayOnlineNotice(tx, session, now),
    ),
  );
}
