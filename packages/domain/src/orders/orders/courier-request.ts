import type { DeliveryProblem } from './delivery-problem.ts';
import type { CourierStatus } from './order-status.ts';

/**
 * Status of a courier request. 'asking': we do not know yet if the service has received the request, so we
 * repeat it until the service answers. 'returning': the courier brings the order back. All statuses after
 * 'returning' are final.
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

/** A courier of the logistics service, or one of the store, who accepts the delivery with a code. */
export const COURIER_KINDS = ['service', 'own'] as const;
export type CourierKind = (typeof COURIER_KINDS)[number];

/** The courier's data for screens; null when unknown. */
export interface CourierPerson {
  name: string | null;
  /** "Moto" or "Carro"; own couriers type their vehicle. */
  vehicle: string | null;
  plate: string | null;
  phone: string | null;
}

/** The fields of a request that determine what a report of the service changes. */
export interface CourierRequestState {
  status: CourierRequestStatus;
  person: CourierPerson | null;
  /** True when the store called the courier back. */
  isSentBack: boolean;
}

/** The courier request in the order's detail. Money in cents, times in epoch milliseconds. */
export interface OrderCourier {
  requestId: number;
  kind: CourierKind;
  status: CourierRequestStatus;
  /** True when a cancellation was requested and the service has not answered. */
  isCancelling: boolean;
  person: CourierPerson | null;
  areaName: string | null;
  priceCents: number | null;
  linkCode: string | null;
  /** The service's page with the courier's position. */
  trackingUrl: string | null;
  /** The service's reason for refusing or cancelling the request, or for refusing a cancellation. */
  note: string | null;
  /** The last problem that the courier reported; null without one. */
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

/** True when `next` comes after `current`. A late report must never set a request back. */
export function isFurther(next: CourierRequestStatus, current: CourierRequestStatus): boolean {
  return RANK[next] > RANK[current];
}

export function hasEnded(status: CourierRequestStatus): boolean {
  return RANK[status] >= RANK.returned;
}

/**
 * The order's courier status for a request. 'asking' is shown as searching; a request that was called off has
 * no status.
 */
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
