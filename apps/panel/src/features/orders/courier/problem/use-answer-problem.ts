import { failureText } from '@comanda/client/api/failure-text.ts';
import type { DeliveryProblem, ProblemAction } from '@comanda/domain/orders/orders/delivery-problem';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendProblemAnswer } from '../api/couriers.ts';
import { courierTexts, problemTexts } from '../texts.ts';

/**
 * Sends the store's answer to a courier's problem. Only one answer is sent at a time. Giving up a delivery
 * asks for confirmation first.
 */
export function useAnswerProblem(order: OrderDetail) {
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const [sending, setSending] = useState<ProblemAction | null>(null);

  const answer = async ({ at }: DeliveryProblem, action: ProblemAction) => {
    if (isUnderWay.current || order.courier === null) return;
    isUnderWay.current = true;
    try {
      const isSure =
        action !== 'cancel-delivery' ||
        (await alertDialog({
          title: problemTexts.cancelTitle,
          text: problemTexts.cancelHint(`#${order.code}`),
          confirmText: problemTexts.actions[action],
          cancelText: courierTexts.keep,
          isDestructive: true,
        }));
      if (!isSure) return;
      setSending(action);
      const { message } = await sendProblemAnswer({
        requestId: order.courier.requestId,
        problemAt: at,
        action,
      });
      toast.success(message ?? problemTexts.answered);
    } catch (failure) {
      toast.error(failureText(failure, { failed: problemTexts.failed }));
    } finally {
      isUnderWay.current = false;
      setSending(null);
      void queries.invalidateQueries({ queryKey: ['order', order.orderId] });
    }
  };
  return { answer, sending };
}
