import {
  type CourierPerson,
  type CourierRequestState,
  type CourierRequestStatus,
  hasEnded,
  isFurther,
} from './courier-request.ts';

/** What a logistics service reports about one delivery. Words it may add later are no event of ours. */
export const COURIER_EVENTS = [
  'pending',
  'accepted',
  'rejected',
  'pickup-ongoing',
  'arrived-at-merchant',
  'order-picked',
  'delivery-ongoing',
  'arrived-at-customer',
  'order-delivered',
  'returning-to-merchant',
  'returned-to-merchant',
  'delivery-finished',
  'cancelled',
] as const;
export type CourierEventType = (typeof COURIER_EVENTS)[number];

/** One report. `type` is null for words we do not know: kept, without effect. */
export interface CourierReport {
  type: CourierEventType | null;
  person: CourierPerson | null;
}

/**
 * Accepted without a name is not yet a courier: the search goes on. Who comes back without having delivered brings the
 * order back; after the delivery (with the card machine) nothing moves any more.
 */
function statusTold(
  { type, person }: CourierReport,
  { status, person: known, isSentBack }: CourierRequestState,
): CourierRequestStatus | null {
  switch (type) {
    case null:
      return null;
    case 'pending':
      return 'searching';
    case 'accepted':
      return (person ?? known) === null ? 'searching' : 'waiting-collect';
    case 'pickup-ongoing':
    case 'arrived-at-merchant':
      return 'waiting-collect';
    case 'order-picked':
    case 'delivery-ongoing':
    case 'arrived-at-customer':
      return 'with-delivery';
    case 'order-delivered':
      return 'finished';
    case 'returning-to-merchant':
      return 'returning';
    case 'returned-to-merchant':
      return 'returned';
    case 'delivery-finished':
      return isSentBack || status === 'returning' ? 'returned' : 'finished';
    case 'rejected':
      return 'rejected';
    case 'cancelled':
      return 'cancelled';
  }
}

/** A later report fills in what an earlier one left out and never takes away what is known. */
function merged(known: CourierPerson | null, told: CourierPerson | null): CourierPerson | null {
  if (known === null || told === null) return told ?? known;
  return {
    name: told.name ?? known.name,
    vehicle: told.vehicle ?? known.vehicle,
    plate: told.plate ?? known.plate,
    phone: told.phone ?? known.phone,
  };
}

/**
 * What one report makes of a request. Statuses only go forward; a report that is late, repeated or unknown changes
 * nothing, but a name it brings is kept. A service may reject only what no courier has taken yet.
 */
export function afterReport(request: CourierRequestState, report: CourierReport): CourierRequestState {
  if (hasEnded(request.status)) return request;
  const person = merged(request.person, report.person);
  const told = statusTold(report, request);
  const isLateRejection = told === 'rejected' && isFurther(request.status, 'searching');
  const moves = told !== null && !isLateRejection && isFurther(told, request.status);
  return { ...request, status: moves ? told : request.status, person };
}
