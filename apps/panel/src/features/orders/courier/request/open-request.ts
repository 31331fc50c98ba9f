import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { createOpeningOf } from '../../../../shared/opening.ts';

export interface RequestedOrder extends Pick<OrderCard, 'orderId' | 'code' | 'customerName' | 'district'> {
  /** The courier service's district of the address, if it is known. */
  districtId: number | null;
}

/**
 * The order of the open courier request. Stored outside the button, because the button disappears after the
 * call.
 */
export const openRequest = createOpeningOf<RequestedOrder>();
