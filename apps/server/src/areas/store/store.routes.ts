import { type StoreState, storeState } from '@comanda/contract/realtime/events';
import {
  changeEstimate as changeEstimateCall,
  getStore,
  listBanners,
  openOrCloseStore as openOrCloseCall,
} from '@comanda/contract/store/store.calls';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { recordAudit } from '../access/public.ts';
import { changeEstimate } from './change-estimate.ts';
import { openOrCloseStore } from './open-or-close-store.ts';
import { findStore, listBannersOf } from './store.reads.ts';

interface Deps {
  database: Database;
  realtime: Realtime;
  clock: Clock;
  supportPhone: string;
}

export function bindStore(bind: Bind, { database, realtime, clock, supportPhone }: Deps): void {
  const tellPanels = (tx: Transaction, state: StoreState) =>
    tx.afterCommit(() => realtime.toStore(tx.storeId).emit('loja', storeState.encode(state)));

  bind(getStore, async (_input, { session }) => {
    const store = await database.inStore(session.storeId, findStore);
    if (store === null) throw new AppError('auth.required');
    return { ...store, userId: session.userId, supportPhone };
  });

  bind(openOrCloseCall, async ({ isOpen }, { session }) => {
    await database.inStore(session.storeId, async (tx) => {
      const changed = await openOrCloseStore(tx, isOpen);
      if (changed === null) return;
      await recordAudit(
        tx,
        { ...session, action: isOpen ? 'store.opened' : 'store.closed', details: {} },
        clock.now(),
      );
      tellPanels(tx, changed);
    });
    return { message: isOpen ? 'Loja aberta com sucesso.' : 'Loja fechada com sucesso.' };
  });

  bind(changeEstimateCall, async (estimate, { session }) => {
    await database.inStore(session.storeId, async (tx) => {
      const changed = await changeEstimate(tx, estimate);
      if (changed === null) return;
      await recordAudit(
        tx,
        { ...session, action: 'store.estimate-changed', details: { ...estimate } },
        clock.now(),
      );
      tellPanels(tx, changed);
    });
    return { message: 'Previsão de entrega alterada.' };
  });

  bind(listBanners, (_input, { session }) => database.inStore(session.storeId, listBannersOf));
}
