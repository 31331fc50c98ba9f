import * as calls from '@comanda/contract/provider/changes.calls';
import { saying } from '../../../platform/command.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { approveChange, rejectChange } from '../pending/decide-change.ts';
import { listPending } from '../pending/pending-changes.reads.ts';
import { MESSAGES } from '../texts.ts';

/** What one screen shows; whoever is through with these asks anew. */
const MOST_SHOWN = 100;

/** Binds how the provider decides on what stores want to change. */
export function bindProviderChanges(bind: Bind, { system }: { system: Database }): void {
  bind(calls.listWaitingChanges, (wanted) => listPending(system, { ...wanted, limit: MOST_SHOWN }));
  bind.inKnownStore(calls.approveChange, saying(MESSAGES.changeApproved, approveChange));
  bind.inKnownStore(calls.rejectChange, saying(MESSAGES.changeRejected, rejectChange));
}
