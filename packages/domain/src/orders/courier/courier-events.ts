import {
  type CourierPerson,
  type CourierRequestState,
  type CourierRequestStatus,
  hasEnded,
  isFurther,
} from '../orders/courier-request.ts';

/** Event types of a logistics service. Unknown types have no effect. */
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

/** A report of the service. `type` is null for an unknown type: the report is then stored, but has no effect. */
export interface CourierReport {
  type: CourierEventType | null;
  person: CourierPerson | null;
}

/**
 * The request's status after a report. 'accepted' without a name means that the search continues, because no
 * courier is known. A courier who returns without delivering brings the order back. After the delivery, a
 * return (with the card machine) changes nothing.
 */
function reportedStatus(
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

/** A later report adds data about the courier and never removes data. */
function merged(known: CourierPerson | null, reported: CourierPerson | null): CourierPerson | null {
  if (known === null || reported === null) return reported ?? known;
  return {
    name: reported.name ?? known.name,
    vehicle: reported.vehicle ?? known.vehicle,
    plate: reported.plate ?? known.plate,
    phone: reported.phone ?? known.phone,
  };
}

/**
 * The request after a report. The status only moves forward. A late, repeated or unknown report does not
 * change the status, but the courier's name in it is stored. A service can reject only a request that no
 * courier has accepted.
 */
export function afterReport(request: CourierRequestState, report: CourierReport): CourierRequestState {
  if (hasEnded(request.status)) return request;
  const person = merged(request.person, report.person);
  const reported = reportedStatus(report, request);
  const isLateRejection = reported === 'rejected' && isFurther(request.status, 'searching');
  const moves = reported !== null && !isLateRejection && isFurther(reported, request.status);
  return { ...request, status: moves ? reported : request.status, person };
}
