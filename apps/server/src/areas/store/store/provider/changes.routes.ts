import * as calls from '@comanda/contract/store/store/provider-changes.calls';
import { messageCommand } from '../../../../platform/command.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { approveChange, rejectChange } from '../pending/decide-change.ts';
import { listPending } from '../pending/pending-changes.reads.ts';
import { MESSAGES } from '../texts.ts';

/** Maximum of changes on the screen. Further changes appear when some of these are decided. */
const MAX_SHOWN = 100;

/** Binds the provider's decisions on requested changes of stores. */
export function bindProviderChanges(bind: Bind, { system }: { system: Database }): void {
  bind(calls.listWaitingChanges, (wanted) => listPending(system, { ...wanted, limit: MAX_SHOWN }));
  bind.inKnownStore(calls.approveChange, messageCommand(MESSAGES.changeApproved, approveChange));
  bind.inKnownStore(calls.rejectChange, messageCommand(MESSAGES.changeRejected, rejectChange));
}
