import type { OrderCard } from '@comanda/domain/orders/order';
import { createOpeningOf } from '../../../shared/opening.ts';

/** The order a courier is to be called for. */
export interface RequestedOrder extends Pick<OrderCard, 'orderId' | 'code' | 'customerName' | 'district'> {
  /** Coverage area's district of the address, as far as it is known. */
  districtId: number | null;
}

/**
 * Which order's request is open. It outlives the button that opened it: once a courier is called, the order has none.
 */
export const openRequest = createOpeningOf<RequestedOrder>();
