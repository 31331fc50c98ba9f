import type { QuestionSubject } from '@comanda/contract/money/payments/provider-payments.calls';
import { sql } from '../../../../platform/database/sql.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { findCharge } from '../charges/charges.writes.ts';
import { applyReported, applyStored } from '../inbox/apply-notice.ts';
import { findNotice } from '../inbox/inbox.writes.ts';
import { repeatCharge, repeatRefund } from '../payment-jobs.ts';
import type { PaymentServices } from '../payment-services.ts';
import { findRefund } from '../refunds/refunds.writes.ts';

/**
 * Sends pending requests at once instead of in the next round. If a request was sent before, its object is
 * read first. The request is repeated only if the provider does not know the object. Returns true if the
 * provider answered. Throws `payments.no-provider`, `payments.nothing-asked`.
 */
export async function checkNow(
  services: PaymentServices,
  storeId: number,
  { about, id }: { about: QuestionSubject; id: number },
): Promise<boolean> {
  if (services.provider === null) throw new AppError('payments.no-provider');
  const { database } = services;
  switch (about) {
    case 'charge': {
      const stateOf = () => database.inStore(storeId, async (tx) => (await findCharge(tx, id))?.state);
      const isOpen = (state: string | undefined) => state === 'asking' || state === 'waiting';
      if (!isOpen(await stateOf())) throw new AppError('payments.nothing-asked');
      await repeatCharge(services, storeId, id);
      return !isOpen(await stateOf());
    }
    case 'refund': {
      const stateOf = () => database.inStore(storeId, async (tx) => (await findRefund(tx, id))?.state);
      const before = await stateOf();
      if (before !== 'asking' && before !== 'waiting') throw new AppError('payments.nothing-asked');
      await repeatRefund(services, storeId, id);
      return (await stateOf()) !== before;
    }
    case 'dispute': {
      const open = () =>
        database.inStore(storeId, (tx) =>
          tx.maybeRow<{ reference: string }>(sql`
            select reference from payment_disputes
             where store_id = ${tx.storeId} and dispute_id = ${id} and state = 'open'`),
        );
      const dispute = await open();
      if (dispute === null) throw new AppError('payments.nothing-asked');
      await applyReported(services, storeId, dispute.reference);
      return (await open()) === null;
    }
    case 'notice': {
      const read = () => database.inStore(storeId, (tx) => findNotice(tx, id));
      const notice = await read();
      if (notice === null || notice.isApplied) throw new AppError('payments.nothing-asked');
      await applyStored(services, storeId, id);
      return (await read())?.isApplied === true;
    }
  }
}
