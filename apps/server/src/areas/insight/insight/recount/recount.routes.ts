import * as calls from '@comanda/contract/insight/insight/provider-recounts.calls';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readerOfAll } from '../../../../platform/paged/define-paged.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import type { InsightServices } from '../reports.ts';
import { recountStore } from './recount-store.ts';
import { differenceWords, salesRecounts } from './recounts.reads.ts';
import { saveRecount } from './recounts.writes.ts';
import { repairStore } from './repair-store.ts';

/** Binds the results of each store's recount, and the repair of wrong sums. */
export function bindRecounts(bind: Bind, services: InsightServices & { system: Database }): void {
  const { system, database, profiles, sales } = services;
  bind(calls.listRecounts, ({ onlyDifferent, after }) =>
    salesRecounts.page(readerOfAll(system), { onlyDifferent: onlyDifferent === true, after }),
  );
  bind.asProvider(calls.repairSales, async ({ storeId }, actor) => {
    await inKnownStore(system, storeId, (tx) => recordAudit(tx, actor, 'reports.sums-repaired'));
    await sales.catchUp(storeId);
    const { timeZone } = await profiles.get(storeId);
    await repairStore(database, storeId, timeZone);
    const found = await recountStore(system, storeId);
    if (found === null) return null;
    await system.inStore(storeId, (tx) => saveRecount(tx, found, actor.now));
    return differenceWords(found.difference);
  });
}
