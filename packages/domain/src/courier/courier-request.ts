import type { CourierStatus } from '../orders/order-status.ts';
import type { DeliveryProblem } from './delivery-problem.ts';

/**
 * Where the request for one courier stands. 'asking': the logistics service may or may not have heard us, and the
 * same question is repeated until it answers. 'returning': the courier brings the order back, 'returned': he did. What
 * follows 'returning' are ends: nothing moves an ended request.
 */
export const COURIER_REQUEST_STATUSES = [
  'asking',
  'searching',
  'waiting-collect',
  'with-delivery',
  'returning',
  'returned',
  'finished',
  'cancelled',
  'rejected',
] as const;
export type CourierRequestStatus = (typeof COURIER_REQUEST_STATUSES)[number];

/** A courier of the logistics service, or the store's own, who takes the delivery with a code. */
export const COURIER_KINDS = ['service', 'own'] as const;
export type CourierKind = (typeof COURIER_KINDS)[number];

/** Who brings the order. Words for people, ready for the screen; null when nobody told us. */
export interface CourierPerson {
  name: string | null;
  /** "Moto", "Carro"; for own couriers what they typed. */
  vehicle: string | null;
  plate: string | null;
  phone: string | null;
}

/** The part of a request that decides what an event does to it. */
export interface CourierRequestState {
  status: CourierRequestStatus;
  person: CourierPerson | null;
  /** The store told its courier to come back. */
  isSentBack: boolean;
}

/** The request as the order's detail shows it. Money in cents, times in epoch milliseconds. */
export interface OrderCourier {
  requestId: number;
  kind: CourierKind;
  status: CourierRequestStatus;
  /** A cancellation was asked for and the service has not answered yet. */
  isCancelling: boolean;
  person: CourierPerson | null;
  areaName: string | null;
  priceCents: number | null;
  linkCode: string | null;
  /** Page of the service that shows where the courier is. */
  trackingUrl: string | null;
  /** Why the service refused or cancelled, or why a cancellation was refused; in words. */
  note: string | null;
  /** The last problem its courier told; null when there was none. */
  problem: DeliveryProblem | null;
  requestedAt: number;
}

const RANK: Record<CourierRequestStatus, number> = {
  asking: 0,
  searching: 1,
  'waiting-collect': 2,
  'with-delivery': 3,
  returning: 4,
  returned: 5,
  finished: 5,
  cancelled: 6,
  rejected: 6,
};

/** True when `next` lies further along: late news never takes a request back. */
export function isFurther(next: CourierRequestStatus, current: CourierRequestStatus): boolean {
  return RANK[next] > RANK[current];
}

export function hasEnded(status: CourierRequestStatus): boolean {
  return RANK[status] >= RANK.returned;
}

/** What the order carries of it: a request being asked looks like one being searched, a called-off one like none. */
export function courierStatusOf(status: CourierRequestStatus): CourierStatus | null {
  switch (status) {
    case 'asking':
      return 'searching';
    case 'cancelled':
    case 'rejected':
      return null;
    default:
      return status;
  }
}
