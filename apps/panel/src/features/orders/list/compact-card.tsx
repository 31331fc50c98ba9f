import { isAway, statusLabel } from '@comanda/domain/orders/board';
import { DIGITAL_MENU } from '@comanda/domain/orders/order';
import { formatMoney } from '@comanda/web/formats/format-money';
import {
  IconAlertTriangle,
  IconCalendarTime,
  IconDeviceMobile,
  IconMessage,
  IconMoped,
  IconPaperBag,
  IconPrinter,
  IconSparkles,
} from '@tabler/icons-react';
import { memo } from 'react';
import { StatusLabel } from '../../../ui/label/status-label.tsx';
import { statusTone } from '../section-tones.ts';
import { cardTexts, printTexts } from '../texts.ts';
import { CardLink } from './card-link.tsx';
import classes from './compact-card.module.css';
import { Deadline } from './deadline.tsx';
import type { OrderCardProps } from './order-card.tsx';
import { usePrintWord } from './print-chip.tsx';
import { useScheduledWords } from './scheduled-time.tsx';
import { unreadOf } from './unread-of.ts';

const icon = { size: 16, stroke: 1.75 };

/** An icon that says something alone on this row; the word is for screen readers and the mouse. */
function Sign({ Icon, word, tone }: { Icon: typeof IconMoped; word: string; tone?: string }) {
  return (
    <span className={classes.sign} role="img" aria-label={word} title={word} data-tone={tone}>
      <Icon {...icon} aria-hidden="true" />
    </span>
  );
}

/** One order as one line of 36 px: what is read from afar, with the rest in the detail. */
export const CompactCard = memo(function CompactCard({ order, mark, onOpen }: OrderCardProps) {
  const isPickup = order.fulfilment === 'pickup';
  const print = usePrintWord(order);
  const scheduled = useScheduledWords(order);
  const where = isPickup ? cardTexts.pickup : order.district;
  // The section says where an order stands; the courier's part and the kitchen's it does not say.
  const isTold =
    order.status === 'accepted'
      ? order.kitchenStage === null && order.courierStatus === null
      : !isAway(order);
  const firsts = [
    ...(order.isFirstInApp ? [cardTexts.firstInApp] : []),
    ...(order.isFirstInStore ? [cardTexts.firstInStore] : []),
  ];
  return (
    <CardLink
      order={order}
      mark={mark}
      onOpen={onOpen}
      className={classes.card}
      title={mark?.kind === 'changed' ? mark.words : undefined}
    >
      <Sign
        Icon={isPickup ? IconPaperBag : IconMoped}
        word={isPickup ? cardTexts.pickup : cardTexts.delivery}
      />
      <span className={classes.code}>#{order.code}</span>
      <span className={classes.customer} title={where ? `${order.customerName} · ${where}` : undefined}>
        {order.customerName}
        {where && !isPickup ? <span className={classes.where}> · {where}</span> : null}
      </span>
      {mark?.kind === 'new' ? <StatusLabel tone="brand">{cardTexts.isNew}</StatusLabel> : null}
      {isTold ? null : <StatusLabel tone={statusTone(order.status)}>{statusLabel(order)}</StatusLabel>}
      {scheduled === null || order.status !== 'pending' ? null : (
        <Sign Icon={IconCalendarTime} word={cardTexts.scheduled(scheduled)} tone="accepted" />
      )}
      {unreadOf(order) > 0 ? <Sign Icon={IconMessage} word={cardTexts.unread} tone="pending" /> : null}
      {print === null ? null : (
        <Sign Icon={IconPrinter} word={printTexts.chips[print]} tone={printTexts.tones[print]} />
      )}
      {order.hasTotalMismatch ? (
        <Sign Icon={IconAlertTriangle} word={cardTexts.mismatch} tone="late" />
      ) : null}
      {firsts.length > 0 ? <Sign Icon={IconSparkles} word={firsts.join(', ')} tone="sent" /> : null}
      {order.origin === DIGITAL_MENU ? (
        <Sign Icon={IconDeviceMobile} word={cardTexts.digitalMenu} tone="digital" />
      ) : null}
      <span className={classes.total}>{formatMoney(order.totalCents)}</span>
      <Deadline order={order} isSmall />
    </CardLink>
  );
});
