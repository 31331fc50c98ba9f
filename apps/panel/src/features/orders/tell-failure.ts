import { ApiError, OfflineError } from '@comanda/client/api/api-error.ts';
import type { OrderCard } from '@comanda/domain/orders/order';
import { alertDialog, dismissAlert } from '@comanda/ui/dialog/alert-dialog.ts';
import { statusFailureDetail } from './status-failure-text.ts';
import { texts } from './texts.ts';

const KEY = 'status';

/** A change of an order that failed. */
export interface FailedChange {
  orderId: number;
  code: string;
  failure: unknown;
  /** Whether an order as the server has it needs the change no longer: it is done, or another step went past it. */
  isOver(order: OrderCard): boolean;
}

/** What the open window has told. */
const told = new Map<number, { line: string; isOver: ((order: OrderCard) => boolean) | null }>();

function show(): void {
  void alertDialog({
    title: texts.attention,
    text: `${texts.statusFailed}\n\n${[...told.values()].map(({ line }) => line).join('\n')}`,
    key: KEY,
  }).then(() => told.clear());
}

/** Says whose change failed and, below the fixed sentence, what the server said; several failures are one window. */
export function tellFailure({ orderId, code, failure, isOver }: FailedChange): void {
  const detail = statusFailureDetail(failure);
  told.set(orderId, {
    line: detail ? `#${code}: ${detail}` : `#${code}`,
    isOver: isUnanswered(failure) ? isOver : null,
  });
  show();
}

/** Takes back what the window told of orders whose change went through, or is another's by now; without any left it goes. */
export function followFailures(orders: readonly OrderCard[]): void {
  const over = orders.filter((order) => told.get(order.orderId)?.isOver?.(order));
  for (const { orderId } of over) told.delete(orderId);
  if (over.length === 0) return;
  if (told.size > 0) show();
  else dismissAlert(KEY);
}

/** Without an answer the change may have gone through. */
const isUnanswered = (failure: unknown) =>
  failure instanceof OfflineError || (failure instanceof ApiError && failure.isUnexpected);
