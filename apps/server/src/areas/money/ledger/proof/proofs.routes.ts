import * as calls from '@comanda/contract/money/ledger/provider-proofs.calls';
import type { Clock } from '../../../../platform/clock.ts';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readerOfAll } from '../../../../platform/paged/define-paged.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { bookProofs, storeProof } from './proofs.reads.ts';
import { proveStore } from './prove-store.ts';
import { strandedPayments } from './stranded.reads.ts';

/** Binds the results of the ledgers' checks, and a new check on request. */
export function bindProofs(bind: Bind, { system, clock }: { system: Database; clock: Clock }): void {
  bind(calls.listProofs, ({ onlyDifferent, after }) =>
    bookProofs.page(readerOfAll(system), { onlyDifferent: onlyDifferent === true, after }),
  );
  bind(calls.listStrandedPayments, (input) =>
    strandedPayments.page(readerOfAll(system), input, { now: clock.now() }),
  );
  bind.inKnownStore(calls.getStoreProof, storeProof);
  bind.asProvider(calls.proveStoreNow, async ({ storeId }, actor) => {
    await inKnownStore(system, storeId, (tx) => recordAudit(tx, actor, 'finance.book-proven'));
    const counted = await proveStore(system, storeId, { fromZero: true, now: actor.now });
    const proof = counted === null ? null : await system.inStore(storeId, storeProof);
    if (proof === null) throw new AppError('ledger.no-book');
    return proof;
  });
}
