import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { createOpeningOf } from '../../../../shared/opening.ts';

/** The order of a courier request. */
export interface RequestedOrder extends Pick<OrderCard, 'orderId' | 'code' | 'customerName' | 'district'> {
  /** The courier service's district of the address, if it is known. */
  districtId: number | null;
}

/** The order whose courier request is open. It outlives its button, which disappears after the courier was called. */
export const openRequest = createOpeningOf<RequestedOrder>();
