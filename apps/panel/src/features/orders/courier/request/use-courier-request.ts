import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import type { CourierInput, RequestedCourier } from '@comanda/contract/orders/courier/courier.wire';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { areasQuery, quoteQuery, sendCourierInput } from '../api/couriers.ts';
import { courierTexts } from '../texts.ts';

/** The reason of the last failure. */
export type RequestProblem =
  | { kind: 'unlocated' }
  /** The price has changed; `before` is the price the person had seen, in cents. */
  | { kind: 'price-changed'; before: number }
  | { kind: 'other'; text: string };

/**
 * Sends courier requests for one order. While a request runs, `send` ignores further calls. It returns null
 * for an ignored call and after a failure.
 */
export function useCourierRequest(orderId: number) {
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<RequestProblem | null>(null);

  const problemOf = async (request: CourierInput, failure: unknown): Promise<RequestProblem> => {
    const code = failure instanceof ApiError ? failure.code : null;
    if (code === 'courier.address-not-located') return { kind: 'unlocated' };
    if (code === 'courier.price-changed' && request.kind === 'service') {
      await queries.invalidateQueries({ queryKey: areasQuery.queryKey });
      return { kind: 'price-changed', before: request.priceCents ?? 0 };
    }
    return {
      kind: 'other',
      text: failureText(failure, { failed: courierTexts.failed, offline: courierTexts.offlineRequest }),
    };
  };

  const send = async (request: CourierInput): Promise<RequestedCourier | null> => {
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setSending(true);
    setProblem(null);
    try {
      return await sendCourierInput(request);
    } catch (failure) {
      setProblem(await problemOf(request, failure));
      return null;
    } finally {
      isUnderWay.current = false;
      setSending(false);
      void queries.invalidateQueries({ queryKey: ['order', orderId] });
      void queries.invalidateQueries({ queryKey: quoteQuery(orderId).queryKey });
    }
  };
  return { send, isSending, problem, forget: () => setProblem(null) };
}
