import { listInvoices, listLegacyInvoices } from '@comanda/contract/finance/invoices.calls';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/transaction.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import { listInvoicesOf } from './invoices.reads.ts';

export function bindFinance(bind: Bind, { database, clock }: { database: Database; clock: Clock }): void {
  bind(listInvoices, ({ status }, { session }) =>
    database.inStore(session.storeId, (tx) =>
      listInvoicesOf(tx, status, { isLegacy: false, now: clock.now() }),
    ),
  );
  bind(listLegacyInvoices, (_input, { session }) =>
    database.inStore(session.storeId, (tx) => listInvoicesOf(tx, null, { isLegacy: true, now: clock.now() })),
  );
}
