import type { BoardSection } from '@comanda/domain/orders/orders/board';
import { sectionOf } from '@comanda/domain/orders/orders/board';
import type { CourierStatus, OrderStatus } from '@comanda/domain/orders/orders/order-status';
import type { Tone } from '@comanda/ui/tone.ts';

/** The colour of each section. The colour never has a meaning without a word beside it. */
export const sectionTones: Record<BoardSection, Tone> = {
  pending: 'pending',
  'in-production': 'accepted',
  'on-the-way': 'sent',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** The colour of a status, the same as its section's. */
export function statusTone(status: OrderStatus): Tone {
  const section = sectionOf(status);
  return section ? sectionTones[section] : 'neutral';
}

const lost: ReadonlySet<CourierStatus | null> = new Set(['returned', 'dropped']);

/**
 * Returns the colour of the status label. A sent order whose courier has returned or was lost (`dropped`) has the
 * colour of 'pending'. Other orders have the colour of their status.
 */
export function labelTone(order: { status: OrderStatus; courierStatus: CourierStatus | null }): Tone {
  return order.status === 'sent' && lost.has(order.courierStatus) ? 'pending' : statusTone(order.status);
}
