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
} from '@comanda/contract/courier/courier.calls';
import type { CourierWish } from '@comanda/contract/courier/courier.wire';
import type { ProblemAnswer } from '@comanda/contract/courier/courier-problem.wire';
import { queryOptions } from '@tanstack/react-query';

const pricesFreshMs = 60_000;

/** Where couriers go and for how much. Whoever asks shows its failure. */
export const areasQuery = queryOptions({
  queryKey: ['courier', 'areas'],
  queryFn: ({ signal }) => sendCall(listCoverageAreas, {}, { signal }),
  staleTime: pricesFreshMs,
  retry: 1,
  networkMode: 'always',
  meta: { silent: true },
});

/** The area of an order's district; null where couriers do not go. */
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

/** What became of an order's couriers so far; read afresh whenever the order has changed. */
export function stepsQuery(orderId: number, version: number) {
  return queryOptions({
    queryKey: ['courier', 'steps', orderId, version],
    queryFn: ({ signal }) => sendCall(listCourierSteps, { orderId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60_000,
    retry: 1,
    networkMode: 'always',
    meta: { silent: true },
    // The steps known so far stay while the next one is read.
    placeholderData: (known) => known,
  });
}

export function sendCourierWish(wish: CourierWish) {
  return sendCall(requestCourier, wish);
}

export function sendCourierCancel(requestId: number) {
  return sendCall(cancelCourier, { requestId });
}

export function sendProblemAnswer(answer: ProblemAnswer) {
  return sendCall(answerCourierProblem, answer);
}

/** What the service would take for an order now; asked anew for every dialog: prices of this kind are not kept. */
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
