import { statusLabel } from '@comanda/domain/orders/orders/board';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconMoped, IconPaperBag } from '@tabler/icons-react';
import { memo } from 'react';
import { labelTone } from '../../board/section-tones.ts';
import { cardTexts } from '../../texts.ts';
import { CardFrame, type OrderCardProps } from './card-frame.tsx';
import classes from './compact-card.module.css';
import { Deadline } from './deadline.tsx';
import { Marked } from './marked.tsx';
import { type OrderSign, paymentSign, useOrderSigns } from './order-signs.ts';
import { PlaceAndName } from './place-and-name.tsx';
import { wayWords, whereWords } from './way-words.ts';

/** Shows a sign only as an icon. Screen readers and the tooltip get its word. */
function Sign({ Icon, word, tone, title }: Pick<OrderSign, 'Icon' | 'word' | 'title'> & { tone?: string }) {
  return Icon ? (
    <span
      className={`centered ${classes.sign}`}
      role="img"
      aria-label={title ?? word}
      title={title ?? word}
      data-tone={tone}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </span>
  ) : null;
}

/** One order on the lowest card: code, time, payment and next step. Everything else is only in the detail. */
export const CompactCard = memo(function CompactCard(props: OrderCardProps) {
  const { order, mark, isLate } = props;
  const isPickup = order.fulfilment === 'pickup';
  const where = whereWords(order);
  const payment = paymentSign(order);
  const signs = useOrderSigns(order, mark);
  // A card needs no status, because its section shows it. Exceptions: late orders, and the progress of
  // courier or kitchen.
  const isOnItsWay = order.status === 'sent' || order.status === 'ready-for-pickup';
  const isShown = isLate
    ? !isOnItsWay
    : order.status !== 'accepted' || (order.kitchenStage === null && order.courierStatus === null);
  return (
    <CardFrame
      {...props}
      className={classes.card}
      isSmall
      title={mark?.kind === 'changed' ? mark.words : undefined}
    >
      <Sign Icon={isPickup ? IconPaperBag : IconMoped} word={wayWords(order)} />
      <span className={`one-line ${classes.code}`}>
        #<Marked>{order.code}</Marked>
      </span>
      <span
        className={`row fill ${classes.customer}`}
        title={where ? `${where} · ${order.customerName}` : undefined}
      >
        <PlaceAndName where={where} name={order.customerName} />
      </span>
      <Deadline order={order} isSmall />
      <span className={`row ${classes.facts}`}>
        {payment === null ? null : (
          <span className={classes.payment} title={payment.title}>
            <strong className={classes.fact}>{payment.short}</strong>
            <span className={classes.way}>{payment.word.slice(payment.short?.length)}</span>
          </span>
        )}
        {mark?.kind === 'new' ? <StatusLabel tone="brand">{cardTexts.isNew}</StatusLabel> : null}
        {isShown ? null : <StatusLabel tone={labelTone(order)}>{statusLabel(order)}</StatusLabel>}
        {signs.map((sign) => (
          <Sign key={sign.word} {...sign} />
        ))}
        <span className={classes.total}>{formatMoney(order.totalCents)}</span>
      </span>
    </CardFrame>
  );
});
