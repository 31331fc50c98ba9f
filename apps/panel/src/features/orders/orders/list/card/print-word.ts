import { statusLabel } from '@comanda/domain/orders/orders/board';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { useSyncExternalStore } from 'react';
import { printWaitMs } from '../../attention/print-waits.ts';
import { printTexts } from '../../texts.ts';
import { subscribeTicks, tickNow } from '../clock-ticker.ts';

/**
 * Time in ms before a card shows that its ticket waits. Most tickets are printed faster, and a sign would
 * only flash.
 */
const worthAWordMs = 4_000;
const never = () => () => undefined;

/** The print state for the card; null if there is nothing to show. */
export function usePrintWord(order: OrderCard): 'waiting' | 'failed' | 'printed' | null {
  const { orderId, printState } = order;
  const read = () => printState === 'waiting' && printWaitMs(orderId, tickNow()) >= worthAWordMs;
  const isLong = useSyncExternalStore(printState === 'waiting' ? subscribeTicks : never, read, read);
  if (order.status === 'delivered') return null;
  if (printState === 'failed') return printState;
  if (printState === 'waiting') return isLong ? printState : null;
  // True: the card needs no sign. In preparation the status is usually 'IMPRESSO'. Orders that left need no
  // ticket.
  const isShown = order.status !== 'accepted' || statusLabel(order) === printTexts.printedStatus;
  return printState === 'printed' && !isShown ? printState : null;
}
