import { DIGITAL_MENU, type OrderCard } from '@comanda/domain/orders/order';
import type { Tone } from '@comanda/ui/tone.ts';
import {
  IconAlertTriangle,
  IconCalendarTime,
  IconCloudQuestion,
  IconDeviceMobile,
  IconMapPinOff,
  IconMessageCircle,
  IconPrinter,
  IconSparkles,
  IconToolsKitchenOff,
  IconUserEdit,
} from '@tabler/icons-react';
import type { OrderMark } from '../board-store.ts';
import { useBoard } from '../live-orders-context.ts';
import { cardTexts, chatTexts, printTexts } from '../texts.ts';
import { usePrintWord } from './print-word.ts';
import { useScheduledWords } from './scheduled-words.ts';
import { unreadOf } from './unread-of.ts';

/** Something a card says beside code, time and customer: a word, and in a dense list its icon alone. */
export interface OrderSign {
  word: string;
  /** Without one it is told as a word only. */
  Icon?: typeof IconPrinter;
  tone: Tone;
  /** More of it, where there is room for a tooltip. */
  title?: string;
}

/** What an order has to say, what needs a person first. */
export function useOrderSigns(order: OrderCard, mark: OrderMark | undefined): OrderSign[] {
  const print = usePrintWord(order);
  const scheduled = useScheduledWords(order);
  const unread = unreadOf(order);
  const isUnanswered = useBoard((view) => view.unanswered.has(order.orderId));
  const signs: OrderSign[] = [];
  if (isUnanswered) signs.push({ word: cardTexts.unanswered, Icon: IconCloudQuestion, tone: 'late' });
  if (order.hasTotalMismatch) signs.push({ word: cardTexts.mismatch, Icon: IconAlertTriangle, tone: 'late' });
  if (order.itemsOut.length > 0 && order.closedAt === null)
    signs.push({ word: cardTexts.out(order.itemsOut), Icon: IconToolsKitchenOff, tone: 'late' });
  if (print !== null && print !== 'printed')
    signs.push({ word: printTexts.chips[print], Icon: IconPrinter, tone: printTexts.tones[print] });
  if (unread > 0) signs.push({ word: chatTexts.unread(unread), Icon: IconMessageCircle, tone: 'pending' });
  if (mark?.kind === 'changed') signs.push({ word: mark.words, Icon: IconUserEdit, tone: 'brand' });
  if (scheduled !== null)
    signs.push({ word: cardTexts.scheduled(scheduled), Icon: IconCalendarTime, tone: 'accepted' });
  if (order.serving === 'on-demand')
    signs.push({ word: cardTexts.onDemand, Icon: IconCalendarTime, tone: 'pending' });
  if (order.isOutsideAreas && order.closedAt === null)
    signs.push({
      word: cardTexts.outside,
      Icon: IconMapPinOff,
      tone: 'pending',
      title: cardTexts.outsideHint,
    });
  if (order.status !== 'cancelled' && order.paymentSummary !== '')
    signs.push({ word: order.paymentSummary, tone: 'neutral' });
  // Who never bought in the app never bought here: one of them is enough.
  if (order.isFirstInApp || order.isFirstInStore) {
    const title = order.isFirstInApp ? cardTexts.firstInApp : cardTexts.firstInStore;
    signs.push({ word: cardTexts.first, Icon: IconSparkles, tone: 'sent', title });
  }
  if (order.origin === DIGITAL_MENU)
    signs.push({ word: cardTexts.digitalMenu, Icon: IconDeviceMobile, tone: 'accepted' });
  if (print === 'printed') signs.push({ word: printTexts.chips[print], Icon: IconPrinter, tone: 'neutral' });
  return signs;
}

const letterPx = 6.7;
const gapPx = 5;
const morePx = 34;

/** A phone's card has room for icons only. */
const tightPx = 120;
const iconPx = 30;

/** Whether signs are their icons alone; what has none is told behind the others. */
export function areSignsTight(roomPx: number): boolean {
  return roomPx < tightPx;
}

function widthOf({ word, Icon }: OrderSign, isTight: boolean): number {
  if (isTight) return Icon ? iconPx : Number.POSITIVE_INFINITY;
  return Math.min(172, 17 + (Icon ? 19 : 0) + word.length * letterPx);
}

/** How many of the signs stand side by side in `roomPx`; one line is all they get, and the first is cut short rather than left out. */
export function signsThatFit(signs: readonly OrderSign[], roomPx: number): number {
  const isTight = areSignsTight(roomPx);
  let used = 0;
  for (const [index, sign] of signs.entries()) {
    used += widthOf(sign, isTight) + (index > 0 ? gapPx : 0);
    const rest = index === signs.length - 1 ? 0 : gapPx + morePx;
    if (used + rest > roomPx) return isTight ? index : Math.max(index, 1);
  }
  return signs.length;
}
