import { statusLabel } from '@comanda/domain/orders/orders/board';
import { DIGITAL_MENU, type OrderCard } from '@comanda/domain/orders/orders/order';
import { paymentFact } from '@comanda/domain/orders/orders/payment-fact';
import type { Tone } from '@comanda/ui/tone.ts';
import { formatMoney } from '@comanda/web/formats/format-money';
import {
  IconAlertTriangle,
  IconCalendarTime,
  IconCash,
  IconCloudQuestion,
  IconCreditCard,
  IconDeviceMobile,
  IconEqualNot,
  IconMapPinOff,
  IconMessageCircle,
  IconMoped,
  IconPrinter,
  IconSparkles,
  IconToolsKitchenOff,
  IconUserEdit,
  IconWallet,
} from '@tabler/icons-react';
import type { OrderMark } from '../../board/board-store.ts';
import { statusTone } from '../../board/section-tones.ts';
import { differenceSentence, differenceWords } from '../../difference-words.ts';
import { useBoard } from '../../live-orders-context.ts';
import { cardTexts, chatTexts, printTexts } from '../../texts.ts';
import { unreadOf } from '../unread-of.ts';
import { usePrintWord } from './print-word.ts';
import { useScheduledWords } from './scheduled-words.ts';

/** A sign on a card, beside code, time and customer. It is a word; in a compact list only an icon. */
export interface OrderSign {
  word: string;
  /** Without an icon, only the word is shown. */
  Icon?: typeof IconPrinter;
  tone: Tone;
  /** The short form of the word; a sign with an icon needs none. */
  short?: string;
  /** Icon of the payment method (card, cash or other), used if the payment's text has no room. */
  WayIcon?: typeof IconPrinter;
  /** A sign that may cost money: its word, or `short`, is always visible. */
  isWarning?: boolean;
  /** True: this sign gets room before the payment's whole text does. */
  isEarly?: boolean;
  /** More text, for the tooltip. */
  title?: string;
  /** More text, for screen readers. */
  spokenText?: string;
}

/** The status of a late order, as a sign beside 'atrasado': 'Motoboy a caminho', in short 'A caminho'. */
function statusSign(order: OrderCard): OrderSign {
  const label = statusLabel(order);
  const word = sentence(label);
  const short = sentence(
    label.replace(/^MOTOBOY |(SEM)? MOTOBOY$| PARA .+$/, (cut, without) => (without ? cut : '')),
  );
  const sign = { word, short, tone: statusTone(order.status), title: label, isEarly: true };
  return order.courierRequestId === null ? sign : { ...sign, Icon: IconMoped };
}

function sentence(capitals: string): string {
  return capitals.charAt(0) + capitals.slice(1).toLowerCase();
}

/** The payment of the order, as a sign for packers and couriers. */
export function paymentSign(order: OrderCard): OrderSign | null {
  const shown = paymentFact(order, formatMoney);
  if (shown === null) return null;
  const word = shown.detail === null ? shown.fact : `${shown.fact} · ${shown.detail}`;
  const sign = {
    word,
    short: shown.fact,
    tone: 'neutral',
    title: `${word}\n${order.paymentSummary}`,
  } as const;
  return shown.detail === null ? sign : { ...sign, WayIcon: wayIcon(order.paymentSummary) };
}

/** The icon of the payment method: couriers must see if they need the card machine. */
function wayIcon(summary: string): typeof IconPrinter {
  if (/cart|vale|crédito|débito/i.test(summary)) return IconCreditCard;
  if (/dinheiro/i.test(summary)) return IconCash;
  return IconWallet;
}

/** Differences of the order from the store's settings: a single one as text, several as a count. */
function differenceSign(differences: OrderCard['differences']): OrderSign {
  const [only, another] = differences;
  const sentences = differences.map(differenceSentence);
  const sign = {
    Icon: IconEqualNot,
    tone: 'pending',
    title: sentences.join('\n'),
    isWarning: true,
  } as const;
  if (only !== undefined && another === undefined)
    return { ...sign, word: differenceWords(only), short: cardTexts.difference[only.kind] };
  const word = cardTexts.differences(differences.length);
  return { ...sign, word, short: word, spokenText: sentences.join(', ') };
}

/** The signs of an order beside its payment: warnings, the status if `showsStatus` is set, then all others. */
export function useOrderSigns(
  order: OrderCard,
  mark: OrderMark | undefined,
  showsStatus = false,
): OrderSign[] {
  const print = usePrintWord(order);
  const scheduled = useScheduledWords(order);
  const unread = unreadOf(order);
  const isUnanswered = useBoard((view) => view.unanswered.has(order.orderId));
  const signs: OrderSign[] = [];
  const warn = (word: string, short: string, Icon: typeof IconPrinter, tone: Tone = 'late') =>
    signs.push({ word, short, Icon, tone, isWarning: true });
  if (isUnanswered) warn(cardTexts.unanswered, cardTexts.isUnanswered, IconCloudQuestion);
  if (order.hasTotalMismatch) warn(cardTexts.mismatch, cardTexts.isMismatch, IconAlertTriangle);
  if (order.itemsOut.length > 0 && order.closedAt === null)
    warn(cardTexts.out(order.itemsOut), cardTexts.isOut, IconToolsKitchenOff);
  if (print === 'failed') warn(printTexts.chips.failed, printTexts.chips.failed, IconPrinter);
  if (order.isOutsideAreas && order.closedAt === null)
    signs.push({
      word: cardTexts.outside,
      short: cardTexts.outside,
      Icon: IconMapPinOff,
      tone: 'pending',
      title: cardTexts.outsideHint,
      isWarning: true,
    });
  if (order.differences.length > 0 && order.closedAt === null) signs.push(differenceSign(order.differences));
  if (showsStatus) signs.push(statusSign(order));
  if (print === 'waiting')
    signs.push({ word: printTexts.chips.waiting, Icon: IconPrinter, tone: printTexts.tones.waiting });
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
  // One sign suffices, because a customer's first order in the app is also the first order in the store.
  if (order.isFirstInApp || order.isFirstInStore) {
    const title = order.isFirstInApp ? cardTexts.firstInApp : cardTexts.firstInStore;
    signs.push({ word: cardTexts.first, Icon: IconSparkles, tone: 'sent', title });
  }
  if (order.origin === DIGITAL_MENU)
    signs.push({ word: cardTexts.digitalMenu, Icon: IconDeviceMobile, tone: 'accepted' });
  if (print === 'printed') signs.push({ word: printTexts.chips[print], Icon: IconPrinter, tone: 'neutral' });
  return signs;
}
