import type {
  CourierStatus,
  KitchenStage,
  OrderStatus,
  StatusTarget,
} from '@comanda/domain/orders/orders/order-status';

import * as z from 'zod/mini';
import { type Shape, shape } from '../../kit/shape.ts';

/** The status letters of the specification's table, and LI and LG, which are used only in requests. */
export const STATUS_LETTERS = [
  'AP',
  'PP',
  'PA',
  'PI',
  'PL',
  'LE',
  'LI',
  'LG',
  'PE',
  'PICKUP_READY',
  'PD',
  'PC',
] as const;
export type StatusLetter = (typeof STATUS_LETTERS)[number];

const STAGE_LETTERS: Record<KitchenStage, StatusLetter> = {
  released: 'PL',
  ready: 'LE',
  'in-line': 'LI',
  'in-charge': 'LG',
};

const PLAIN_LETTERS: Record<Exclude<OrderStatus, 'accepted'>, StatusLetter> = {
  'awaiting-payment': 'AP',
  pending: 'PP',
  sent: 'PE',
  'ready-for-pickup': 'PICKUP_READY',
  delivered: 'PD',
  cancelled: 'PC',
};

/** Returns the one letter code for status, kitchen stage and printing together. */
export function letterOf(order: {
  status: OrderStatus;
  kitchenStage: KitchenStage | null;
  isPrinted: boolean;
}): StatusLetter {
  if (order.status !== 'accepted') return PLAIN_LETTERS[order.status];
  if (order.kitchenStage !== null) return STAGE_LETTERS[order.kitchenStage];
  return order.isPrinted ? 'PI' : 'PA';
}

const FROM_LETTER: Record<StatusLetter, { status: OrderStatus; kitchenStage: KitchenStage | null }> = {
  AP: { status: 'awaiting-payment', kitchenStage: null },
  PP: { status: 'pending', kitchenStage: null },
  PA: { status: 'accepted', kitchenStage: null },
  PI: { status: 'accepted', kitchenStage: null },
  PL: { status: 'accepted', kitchenStage: 'released' },
  LE: { status: 'accepted', kitchenStage: 'ready' },
  LI: { status: 'accepted', kitchenStage: 'in-line' },
  LG: { status: 'accepted', kitchenStage: 'in-charge' },
  PE: { status: 'sent', kitchenStage: null },
  PICKUP_READY: { status: 'ready-for-pickup', kitchenStage: null },
  PD: { status: 'delivered', kitchenStage: null },
  PC: { status: 'cancelled', kitchenStage: null },
};

export function statusOfLetter(letter: StatusLetter): {
  status: OrderStatus;
  kitchenStage: KitchenStage | null;
} {
  return FROM_LETTER[letter];
}

/** Only the status, for readers that do not see kitchen stages and printing. */
export const plainStatus: Shape<OrderStatus, StatusLetter> = shape(z.enum(STATUS_LETTERS), {
  decode: (letter) => FROM_LETTER[letter].status,
  encode: (status) => letterOf({ status, kitchenStage: null, isPrinted: false }),
});

/**
 * Like {@link plainStatus}, for lists of past days: an unknown status from a later release is returned
 * unchanged, so that the list stays readable.
 */
export const pastStatus: Shape<OrderStatus, string> = shape(z.string(), {
  decode: (letter) =>
    Object.hasOwn(FROM_LETTER, letter) ? FROM_LETTER[letter as StatusLetter].status : (letter as OrderStatus),
  encode: (status) => letterOf({ status, kitchenStage: null, isPrinted: false }) ?? status,
});

const TARGETS: Record<string, StatusTarget> = {
  PP: 'pending',
  PA: 'accepted',
  PI: 'printed',
  PL: 'released',
  LE: 'ready',
  LI: 'in-line',
  LG: 'in-charge',
  PE: 'sent',
  PICKUP_READY: 'ready-for-pickup',
  PD: 'delivered',
  PC: 'cancelled',
  // Older and Open Delivery spellings of the same states.
  CR: 'ready-for-pickup',
  CREATED: 'pending',
  CONFIRMED: 'accepted',
  PREPARING: 'released',
  READY: 'ready',
  IN_DELIVERY: 'sent',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
};

/** Every spelling of a status that a status change accepts. */
export const TARGET_SPELLINGS = Object.keys(TARGETS);

/** Returns the status for a spelling; null for an unknown word. */
export function targetOf(spelling: string): StatusTarget | null {
  return Object.hasOwn(TARGETS, spelling) ? (TARGETS[spelling] ?? null) : null;
}

const LETTER_OF_TARGET: Record<StatusTarget, StatusLetter> = {
  pending: 'PP',
  accepted: 'PA',
  printed: 'PI',
  released: 'PL',
  ready: 'LE',
  'in-line': 'LI',
  'in-charge': 'LG',
  sent: 'PE',
  'ready-for-pickup': 'PICKUP_READY',
  delivered: 'PD',
  cancelled: 'PC',
};

export function letterOfTarget(target: StatusTarget): StatusLetter {
  return LETTER_OF_TARGET[target];
}

const COURIER_WORDS: Record<CourierStatus, string> = {
  searching: 'SEARCHING_DELIVERY',
  'waiting-collect': 'WAITING_COLLECT',
  'with-delivery': 'WITH_DELIVERY',
  returning: 'RETURNING_TO_MERCHANT',
  returned: 'RETURNED_TO_MERCHANT',
  dropped: 'CANCELLED',
  finished: 'FINISHED',
};

export function courierWord(status: CourierStatus | null): string | null {
  return status === null ? null : COURIER_WORDS[status];
}

/** An unknown word from a newer courier service means that the courier has no status. */
export function courierStatusOf(word: string | null): CourierStatus | null {
  const found = Object.entries(COURIER_WORDS).find(([, spelled]) => spelled === word);
  return found ? (found[0] as CourierStatus) : null;
}
