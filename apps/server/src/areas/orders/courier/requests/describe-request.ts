import type { OrderCourier } from '@comanda/domain/orders/orders/courier-request';
import type { StoredRequest } from './courier-requests.writes.ts';

/** Describes a courier request for the order's detail. */
export function describeRequest(request: StoredRequest): OrderCourier {
  const { requestId, kind, status, person, areaName, priceCents, trackingUrl, note, problem, requestedAt } =
    request;
  return {
    requestId,
    kind,
    status,
    isCancelling: request.cancelRequestedAt !== null && request.endedAt === null,
    person,
    areaName,
    priceCents,
    linkCode: request.linkCode,
    trackingUrl,
    note,
    problem,
    requestedAt,
  };
}
