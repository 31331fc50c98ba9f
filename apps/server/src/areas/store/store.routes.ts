import { storeOpening } from '@comanda/contract/realtime/events';
import {
  changeEstimate,
  getStore,
  listBanners,
  openOrCloseStore as openOrCloseCall,
} from '@comanda/contract/store/store.calls';
import { isValidEstimate } from '@comanda/domain/store/estimate';
import type { Database } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { openOrCloseStore } from './open-or-close-store.ts';
import { findStore, listBannersOf } from './store.reads.ts';
import { recordInAudit, saveEstimate } from './store.store.ts';

interface Deps {
  database: Database;
  realtime: Realtime;
  supportPhone: string;
}

export function bindStore(bind: Bind, { database, realtime, supportPhone }: Deps): void {
  bind(getStore, async (_input, { session }) => {
    const store = await database.inStore(session.storeId, findStore);
    if (store === null) throw new AppError('auth.required');
    return { ...store, userId: session.userId, supportPhone };
  });

  bind(openOrCloseCall, async ({ isOpen }, { session }) => {
    await database.inStore(session.storeId, async (tx) => {
      const { opening, isChanged } = await openOrCloseStore(tx, isOpen);
      if (!isChanged) return;
      await recordInAudit(tx, { ...session, action: isOpen ? 'store.opened' : 'store.closed', details: {} });
      tx.afterCommit(() => realtime.toStore(session.storeId).emit('loja', storeOpening.encode(opening)));
    });
    return { message: isOpen ? 'Loja aberta com sucesso.' : 'Loja fechada com sucesso.' };
  });

  bind(changeEstimate, async (estimate, { session }) => {
    if (!isValidEstimate(estimate)) throw new AppError('store.estimate-invalid');
    await database.inStore(session.storeId, async (tx) => {
      await saveEstimate(tx, estimate.minMinutes, estimate.maxMinutes);
      await recordInAudit(tx, { ...session, action: 'store.estimate-changed', details: { ...estimate } });
    });
    return { message: 'Previsão de entrega alterada.' };
  });

  bind(listBanners, (_input, { session }) => database.inStore(session.storeId, listBannersOf));
}
