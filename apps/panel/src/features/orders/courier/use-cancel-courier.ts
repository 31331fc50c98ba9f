import { failureText } from '@comanda/client/api/failure-text.ts';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendCourierCancel } from './api/couriers.ts';
import { courierTexts } from './texts.ts';

type CalledOrder = Pick<
  OrderCard,
  'orderId' | 'code' | 'courierRequestId' | 'courierStatus' | 'courierLinkCode'
>;

function warningOf({ code, courierStatus, courierLinkCode }: CalledOrder): string {
  if (courierStatus === 'waiting-collect') return courierTexts.cancelOnTheWay(`#${code}`);
  return courierLinkCode === null
    ? courierTexts.cancelSearch(`#${code}`)
    : courierTexts.cancelCode(`#${code}`);
}

/** Cancels an order's courier after a confirmation. */
export function useCancelCourier(order: CalledOrder) {
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const [isCancelling, setCancelling] = useState(false);

  const cancel = async () => {
    const requestId = Number(order.courierRequestId);
    if (isUnderWay.current || order.courierRequestId === null || !Number.isInteger(requestId)) return;
    isUnderWay.current = true;
    try {
      const isSure = await alertDialog({
        title: courierTexts.cancelTitle,
        text: warningOf(order),
        confirmText: courierTexts.cancel,
        cancelText: courierTexts.keep,
        isDestructive: true,
      });
      if (!isSure) return;
      setCancelling(true);
      await sendCourierCancel(requestId);
      toast.success(courierTexts.cancelled);
    } catch (failure) {
      toast.error(failureText(failure, { failed: courierTexts.cancelFailed }));
    } finally {
      isUnderWay.current = false;
      setCancelling(false);
      // Loads the order here: if the service's answer does not change the order, the server sends no event.
      void queries.invalidateQueries({ queryKey: ['order', order.orderId] });
    }
  };
  return { cancel: () => void cancel(), isCancelling };
}
