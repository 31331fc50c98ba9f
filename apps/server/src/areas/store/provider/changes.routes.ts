import * as calls from '@comanda/contract/provider/changes.calls';
import type { Clock } from '../../../platform/clock.ts';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { approveChange, rejectChange } from '../pending/decide-change.ts';
import { listPending } from '../pending/pending-changes.reads.ts';
import { MESSAGES } from '../texts.ts';

/** What one screen shows; whoever is through with these asks anew. */
const MOST_SHOWN = 100;

/** Binds how the provider decides on what stores want to change. */
export function bindProviderChanges(bind: Bind, { system, clock }: { system: Database; clock: Clock }): void {
  bind(calls.listWaitingChanges, (wanted) => listPending(system, { ...wanted, limit: MOST_SHOWN }));

  bind(calls.approveChange, async ({ storeId, changeId }, { provider }) => {
    const actor = { operator: provider.login, now: clock.now() };
    await inKnownStore(system, storeId, (tx) => approveChange(tx, changeId, actor));
    return { message: MESSAGES.changeApproved };
  });

  bind(calls.rejectChange, async ({ storeId, changeId, reason }, { provider }) => {
    const actor = { operator: provider.login, now: clock.now() };
    await inKnownStore(system, storeId, (tx) => rejectChange(tx, changeId, reason, actor));
    return { message: MESSAGES.changeRejected };
  });
}
