import { toast } from '@comanda/ui/toast/toast.ts';
import { texts } from '../texts.ts';

const shownMs = 500;

/** Shows that a press did nothing: the order's buttons shake, or a toast says that the order has changed. */
export function showRefused({ orderId, code }: { orderId: number; code: string }, isResting: boolean): void {
  const buttons = document.querySelectorAll(`[data-step-of="${orderId}"]`);
  for (const button of buttons) {
    button.setAttribute('data-refused', '');
    setTimeout(() => button.removeAttribute('data-refused'), shownMs);
  }
  if (!isResting || buttons.length === 0) toast.info(texts.stepOver(code));
}
