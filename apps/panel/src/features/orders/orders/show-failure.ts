import { ApiError, OfflineError } from '@comanda/client/api/api-error.ts';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { alertDialog, dismissAlert } from '@comanda/ui/dialog/alert-dialog.ts';
import { statusFailureDetail } from './status-failure-text.ts';
import { texts } from './texts.ts';

const KEY = 'status';

export interface FailedChange {
  orderId: number;
  code: string;
  failure: unknown;
  /** True if the server's order no longer needs the change, because it is done or a later step replaced it. */
  isOver(order: OrderCard): boolean;
}

/** Failures shown in the open dialog, by order id. */
const shown = new Map<number, { line: string; isOver: ((order: OrderCard) => boolean) | null }>();

function show(): void {
  void alertDialog({
    title: texts.attention,
    text: `${texts.statusFailed}\n\n${[...shown.values()].map(({ line }) => line).join('\n')}`,
    key: KEY,
  }).then(() => shown.clear());
}

/**
 * Shows the order of a failed change and, below the fixed sentence, the server's text; several failures share one
 * dialog.
 */
export function showFailure({ orderId, code, failure, isOver }: FailedChange): void {
  const detail = statusFailureDetail(failure);
  shown.set(orderId, {
    line: detail ? `#${code}: ${detail}` : `#${code}`,
    isOver: isUnanswered(failure) ? isOver : null,
  });
  show();
}

/**
 * Removes failures from the dialog if the order's change succeeded or a later step replaced it. Closes an
 * empty dialog.
 */
export function followFailures(orders: readonly OrderCard[]): void {
  const over = orders.filter((order) => shown.get(order.orderId)?.isOver?.(order));
  for (const { orderId } of over) shown.delete(orderId);
  if (over.length === 0) return;
  if (shown.size > 0) show();
  else dismissAlert(KEY);
}

/** True: no answer arrived, so the change may have succeeded. */
const isUnanswered = (failure: unknown) =>
  failure instanceof OfflineError || (failure instanceof ApiError && failure.isUnexpected);
