import {
  findOrderLinks,
  withdrawOrderLink,
} from '@comanda/contract/orders/customer/provider-order-links.calls';
import { messageCommand, orRefuse } from '../../../../platform/command.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { hasCourierLink } from '../../courier/public.ts';
import { findLinkLife } from '../customer-order.reads.ts';
import { withdrawCustomerLink } from '../withdraw-link.ts';

/** Binds the links of one order for people outside the store, for the console. */
export function bindProviderLinks(bind: Bind): void {
  bind.inKnownStore(findOrderLinks, async (tx, { orderId }) => {
    const life = await findLinkLife(tx, orderId);
    if (life === null) throw new AppError('order.not-found');
    return {
      orderId,
      hasCustomerLink: !life.isLinkWithdrawn,
      hasCourierLink: await hasCourierLink(tx, orderId),
    };
  });

  bind.inKnownStore(
    withdrawOrderLink,
    messageCommand(null, orRefuse('provider.no-such-link', withdrawCustomerLink)),
  );
}
