import type { BoardSection } from '@comanda/domain/orders/board';
import { sectionOf } from '@comanda/domain/orders/board';
import type { OrderStatus } from '@comanda/domain/orders/order-status';
import type { Tone } from '@comanda/ui/tone.ts';

/** The colour of each section; a word always stands beside it. */
export const sectionTones: Record<BoardSection, Tone> = {
  pending: 'pending',
  'in-production': 'accepted',
  'on-the-way': 'sent',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** The colour of a status: that of its section. */
export function statusTone(status: OrderStatus): Tone {
  const section = sectionOf(status);
  return section ? sectionTones[section] : 'neutral';
}
