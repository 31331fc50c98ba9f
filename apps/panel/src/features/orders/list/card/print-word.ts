import { statusLabel } from '@comanda/domain/orders/board';
import type { OrderCard } from '@comanda/domain/orders/order';
import { useSyncExternalStore } from 'react';
import { paperWaitMs } from '../../attention/paper-waits.ts';
import { printTexts } from '../../texts.ts';
import { subscribeTicks, tickNow } from '../clock-ticker.ts';

/** Most papers are out sooner: what is about to change is not worth a word. */
const worthAWordMs = 4_000;
const never = () => () => undefined;

/** What the order's papers are doing, in a word; null where there is nothing to say. */
export function usePrintWord(order: OrderCard): 'waiting' | 'failed' | 'printed' | null {
  const { orderId, printState } = order;
  const read = () => printState === 'waiting' && paperWaitMs(orderId, tickNow()) >= worthAWordMs;
  const isLong = useSyncExternalStore(printState === 'waiting' ? subscribeTicks : never, read, read);
  if (order.status === 'delivered') return null;
  if (printState === 'failed') return printState;
  if (printState === 'waiting') return isLong ? printState : null;
  // In the kitchen the status says 'IMPRESSO', unless it has something else to say; who left needs no paper.
  const isTold = order.status !== 'accepted' || statusLabel(order) === printTexts.printedStatus;
  return printState === 'printed' && !isTold ? printState : null;
}
