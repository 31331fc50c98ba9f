import {
  cancelCustomerOrder,
  getCustomerOrder as getOrderCall,
  listCustomerMessages,
  sendCustomerMessage,
} from '@comanda/contract/orders/customer/customer.calls';
import { asCustomerSees } from '@comanda/domain/orders/chat/chat-message';
import { isLinkAlive } from '@comanda/domain/orders/customer/link-life';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { LinkedOrder } from '../../../platform/http/requester.ts';
import type { Conversations } from '../chat/public.ts';
import { CUSTOMER, type OrderChanges } from '../orders/public.ts';
import { cancelByCustomer } from './cancel-by-customer.ts';
import { findLinkLife } from './customer-order.reads.ts';
import { getCustomerOrder } from './get-customer-order.ts';

interface Deps {
  database: Database;
  changes: OrderChanges;
  conversations: Conversations;
  clock: Clock;
}

export function bindCustomer(bind: Bind, { database, changes, conversations, clock }: Deps): void {
  const view = async ({ storeId, orderId }: LinkedOrder) => {
    const now = clock.now();
    return { order: await database.readInStore(storeId, (tx) => getCustomerOrder(tx, orderId, now)), now };
  };

  const assertAlive = async ({ storeId, orderId }: LinkedOrder) => {
    const order = await database.inStore(storeId, (tx) => findLinkLife(tx, orderId));
    if (order === null || !isLinkAlive(order, clock.now())) throw new AppError('order-link.invalid');
  };

  bind(getOrderCall, (_input, { linkedOrder }) => view(linkedOrder));

  bind(cancelCustomerOrder, async (_input, { linkedOrder }) => {
    await assertAlive(linkedOrder);
    await changes.change({ ...linkedOrder, actor: CUSTOMER }, (order, _tx, now) =>
      cancelByCustomer(order, now),
    );
    return view(linkedOrder);
  });

  bind(listCustomerMessages, async (wanted, { linkedOrder }) => {
    await assertAlive(linkedOrder);
    const page = await conversations.page(linkedOrder, wanted);
    return { ...page, messages: page.messages.map(asCustomerSees) };
  });

  bind(sendCustomerMessage, async (message, { linkedOrder, address }) => {
    await assertAlive(linkedOrder);
    return conversations.write(
      linkedOrder,
      { author: 'customer', actor: CUSTOMER, sender: `address:${address}` },
      message,
    );
  });
}
