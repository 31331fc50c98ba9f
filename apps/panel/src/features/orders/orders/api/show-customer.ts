import { sendCall } from '@comanda/client/api/send-call.ts';
import { showCustomer } from '@comanda/contract/orders/orders/order-lookup.calls';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import type { ViewReason } from '@comanda/domain/orders/privacy/hidden-customer';

/** Fetches the order with its customer's phone and address. The server records this access and its reason. */
export async function fetchShownCustomer(orderId: number, reason: ViewReason): Promise<OrderDetail> {
  return (await sendCall(showCustomer, { orderId, reason })).order;
}
