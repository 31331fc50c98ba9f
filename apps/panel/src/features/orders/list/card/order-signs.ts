import { statusLabel } from '@comanda/domain/orders/board';
import { DIGITAL_MENU, type OrderCard } from '@comanda/domain/orders/order';
import { paymentFact } from '@comanda/domain/orders/payment-fact';
import type { Tone } from '@comanda/ui/tone.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import {
  IconAlertTriangle,
  IconCalendarTime,
  IconCloudQuestion,
  IconDeviceMobile,
  IconEqualNot,
  IconMapPinOff,
  IconMessageCircle,
  IconMoped,
  IconPrinter,
  IconSparkles,
  IconToolsKitchenOff,
  IconUserEdit,
} from '@tabler/icons-react';
import type { OrderMark } from '../../board/board-store.ts';
import { statusTone } from '../../board/section-tones.ts';
import { differenceSentence, differenceWords } from '../../difference-words.ts';
import { useBoard } from '../../live-orders-context.ts';
import { cardTexts, chatTexts, printTexts } from '../../texts.ts';
import { unreadOf } from '../unread-of.ts';
import { usePrintWord } from './print-word.ts';
import { useScheduledWords } from './scheduled-words.ts';

/** Something a card says beside code, time and customer: a word, and in a dense list its icon alone. */
export interface OrderSign {
  word: string;
  /** Without one it is told as a word only. */
  Icon?: typeof IconPrinter;
  tone: Tone;
  /** All that is left of the word where there is no room for it; a sign with an icon needs none. */
  short?: string;
  /** More of it, where there is room for a tooltip. */
  title?: string;
  /** More of it, for who hears the card. */
  heard?: string;
}

/** Where a late order stands, beside its lateness: 'Motoboy a caminho', and 'A caminho' where room is short. */
export function standingSign(order: OrderCard): OrderSign {
  const label = statusLabel(order);
  const word = sentence(label);
  const short = sentence(label.replace(/^MOTOBOY |(?<!SEM) MOTOBOY$| PARA .+$/, ''));
  const sign = { word, short, tone: statusTone(order.status), title: label };
  return order.courierRequestId === null ? sign : { ...sign, Icon: IconMoped };
}

function sentence(capitals: string): string {
  return capitals.charAt(0) + capitals.slice(1).toLowerCase();
}

/** How the order is paid, for whoever packs and brings it. */
export function paymentSign(order: OrderCard): OrderSign | null {
  const told = paymentFact(order, formatMoney);
  if (told === null) return null;
  const word = told.detail === null ? told.fact : `${told.fact} · ${told.detail}`;
  return { word, short: told.fact, tone: 'neutral', title: `${word}\n${order.paymentSummary}` };
}

/** In what the order differs from what the store says: in words where it is one thing, counted where there are more. */
function differenceSign(differences: OrderCard['differences']): OrderSign {
  const [only, another] = differences;
  const sentences = differences.map(differenceSentence);
  const sign = { Icon: IconEqualNot, tone: 'pending', title: sentences.join('\n') } as const;
  return only !== undefined && another === undefined
    ? { ...sign, word: differenceWords(only) }
    : { ...sign, word: cardTexts.differences(differences.length), heard: sentences.join(', ') };
}

/** What an order has to say beside its payment, what needs a person first. */
export function useOrderSigns(order: OrderCard, mark: OrderMark | undefined): OrderSign[] {
  const print = usePrintWord(order);
  const scheduled = useScheduledWords(order);
  const unread = unreadOf(order);
  const isUnanswered = useBoard((view) => view.unanswered.has(order.orderId));
  const signs: OrderSign[] = [];
  if (isUnanswered) signs.push({ word: cardTexts.unanswered, Icon: IconCloudQuestion, tone: 'late' });
  if (order.hasTotalMismatch) signs.push({ word: cardTexts.mismatch, Icon: IconAlertTriangle, tone: 'late' });
  if (order.itemsOut.length > 0 && order.closedAt === null)
    signs.push({
      word: cardTexts.out(order.itemsOut),
      short: cardTexts.isOut,
      Icon: IconToolsKitchenOff,
      tone: 'late',
    });
  if (print !== null && print !== 'printed')
    signs.push({ word: printTexts.chips[print], Icon: IconPrinter, tone: printTexts.tones[print] });
  if (unread > 0)
    signs.push({
      word: chatTexts.unread(unread),
      short: String(unread),
      Icon: IconMessageCircle,
      tone: 'pending',
    });
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
  if (order.differences.length > 0 && order.closedAt === null) signs.push(differenceSign(order.differences));
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
