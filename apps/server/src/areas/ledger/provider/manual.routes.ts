import * as calls from '@comanda/contract/ledger/provider-manual.calls';
import { saying } from '../../../platform/command.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { readerOfAll } from '../../../platform/paged/define-paged.ts';
import { manualRequests } from './manual-requests.reads.ts';
import { approveManual, askManual, rejectManual } from './manual-requests.ts';

/** Adjustments and opening rows: one person asks, another one decides. */
export function bindManual(bind: Bind, { system, mails }: { system: Database; mails: MailQueue }): void {
  const allStores = readerOfAll(system);
  bind(calls.listManualRequests, ({ isDecided, after }, { provider: { login } }) =>
    manualRequests.page(
      allStores,
      { isDecided: isDecided === true, after, sort: isDecided ? '-waiting' : 'waiting' },
      { login },
    ),
  );
  bind.inKnownStore(calls.askManual, askManual);
  bind.inKnownStore(
    calls.approveManual,
    saying(null, (tx, { requestId }, actor) => approveManual(tx, mails, requestId, actor)),
  );
  bind.inKnownStore(calls.rejectManual, saying(null, rejectManual));
}
