import { findOrderLinks, withdrawOrderLink } from '@comanda/contract/provider/order-links.calls';
import type { Clock } from '../../../platform/clock.ts';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { hasCourierLink } from '../../courier/public.ts';
import { findLinkLife } from '../customer-order.reads.ts';
import { withdrawCustomerLink } from '../withdraw-link.ts';

/** What people who are not of the store can open of one order, for the console. */
export function bindProviderLinks(bind: Bind, { system, clock }: { system: Database; clock: Clock }): void {
  bind(findOrderLinks, ({ storeId, orderId }) =>
    inKnownStore(system, storeId, async (tx) => {
      const life = await findLinkLife(tx, orderId);
      if (life === null) throw new AppError('order.not-found');
      return {
        orderId,
        hasCustomerLink: !life.isLinkWithdrawn,
        hasCourierLink: await hasCourierLink(tx, orderId),
      };
    }),
  );

  bind(withdrawOrderLink, async ({ storeId, orderId }, { provider }) => {
    const actor = { operator: provider.login, now: clock.now() };
    const isDone = await inKnownStore(system, storeId, (tx) => withdrawCustomerLink(tx, orderId, actor));
    if (!isDone) throw new AppError('provider.no-such-link');
    return { message: null };
  });
}
