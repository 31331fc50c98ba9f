import type { DeliveryProblem } from './delivery-problem.ts';
import type { CourierStatus } from './order-status.ts';

/**
 * Status of a courier request. 'asking': the service may or may not have received it; we repeat the request until
 * it answers. 'returning': the courier brings the order back. All statuses after 'returning' are final, 'returned'
 * among them.
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

/** A courier of the logistics service, or the store's own, who accepts the delivery with a code. */
export const COURIER_KINDS = ['service', 'own'] as const;
export type CourierKind = (typeof COURIER_KINDS)[number];

/** The courier's data as text for the screen. Null when unknown. */
export interface CourierPerson {
  name: string | null;
  /** "Moto" or "Carro"; own couriers type it themselves. */
  vehicle: string | null;
  plate: string | null;
  phone: string | null;
}

/** The fields of a request that decide the effect of a report. */
export interface CourierRequestState {
  status: CourierRequestStatus;
  person: CourierPerson | null;
  /** The store ordered its courier to come back. */
  isSentBack: boolean;
}

/** The request as the order's detail shows it. Money in cents, times in epoch milliseconds. */
export interface OrderCourier {
  requestId: number;
  kind: CourierKind;
  status: CourierRequestStatus;
  /** A cancellation was requested and the service has not answered yet. */
  isCancelling: boolean;
  person: CourierPerson | null;
  areaName: string | null;
  priceCents: number | null;
  linkCode: string | null;
  /** The service's page with the courier's position. */
  trackingUrl: string | null;
  /** The reason in words why the service refused or cancelled, or why it refused a cancellation. */
  note: string | null;
  /** The last problem the courier reported; null when there was none. */
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

/** True when `next` is further along. A late report never sets a request back. */
export function isFurther(next: CourierRequestStatus, current: CourierRequestStatus): boolean {
  return RANK[next] > RANK[current];
}

export function hasEnded(status: CourierRequestStatus): boolean {
  return RANK[status] >= RANK.returned;
}

/** The request's status as the order shows it. 'asking' looks like searching, a called-off request like none. */
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
