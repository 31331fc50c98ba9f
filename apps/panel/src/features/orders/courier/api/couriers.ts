import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  answerCourierProblem,
  cancelCourier,
  findAreaOfDistrict,
  listCourierSteps,
  listCoverageAreas,
  quoteCourier,
  requestCourier,
} from '@comanda/contract/orders/courier/courier.calls';
import type { CourierInput } from '@comanda/contract/orders/courier/courier.wire';
import type { ProblemAnswer } from '@comanda/contract/orders/orders/courier-problem.wire';
import { queryOptions } from '@tanstack/react-query';

const pricesFreshMs = 60_000;

/** The areas of the courier service with their prices. The caller shows failures of the request. */
export const areasQuery = queryOptions({
  queryKey: ['courier', 'areas'],
  queryFn: ({ signal }) => sendCall(listCoverageAreas, {}, { signal }),
  staleTime: pricesFreshMs,
  retry: 1,
  networkMode: 'always',
  meta: { silent: true },
});

/** The coverage area of an order's district; null if the service does not deliver there. */
export function areaOfDistrictQuery(districtId: number | null) {
  return queryOptions({
    queryKey: ['courier', 'area-of-district', districtId],
    queryFn: async ({ signal }) => {
      if (districtId === null) return null;
      try {
        return (await sendCall(findAreaOfDistrict, { districtId }, { signal })).areaId;
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return null;
        throw failure;
      }
    },
    staleTime: pricesFreshMs,
    retry: false,
    networkMode: 'always',
    meta: { silent: true },
  });
}

/** The history of an order's couriers; each change of the order loads it again. */
export function stepsQuery(orderId: number, version: number) {
  return queryOptions({
    queryKey: ['courier', 'steps', orderId, version],
    queryFn: ({ signal }) => sendCall(listCourierSteps, { orderId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    retry: 1,
    networkMode: 'always',
    meta: { silent: true },
    // The steps already loaded stay on screen while newer steps load.
    placeholderData: (known) => known,
  });
}

export function sendCourierInput(request: CourierInput) {
  return sendCall(requestCourier, request);
}

export function sendCourierCancel(requestId: number) {
  return sendCall(cancelCourier, { requestId });
}

export function sendProblemAnswer(answer: ProblemAnswer) {
  return sendCall(answerCourierProblem, answer);
}

/** The service's current price for an order. Every dialog requests it, because such prices are not cached. */
export function quoteQuery(orderId: number) {
  return queryOptions({
    queryKey: ['courier', 'quote', orderId],
    queryFn: ({ signal }) => sendCall(quoteCourier, { orderId }, { signal }),
    staleTime: pricesFreshMs,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    meta: { silent: true },
  });
}
