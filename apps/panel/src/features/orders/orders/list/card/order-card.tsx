import { statusLabel } from '@comanda/domain/orders/orders/board';
import type { OrderCard as Order } from '@comanda/domain/orders/orders/order';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconMoped, IconPaperBag, IconPrinter } from '@tabler/icons-react';
import { memo } from 'react';
import { labelTone } from '../../board/section-tones.ts';
import { cardTexts, printTexts } from '../../texts.ts';
import { CardFrame, type OrderCardProps } from './card-frame.tsx';
import { CardSigns } from './card-signs.tsx';
import { Deadline } from './deadline.tsx';
import { Marked } from './marked.tsx';
import classes from './order-card.module.css';
import { paymentSign, useOrderSigns } from './order-signs.ts';
import { PlaceAndName } from './place-and-name.tsx';
import { wayWords, whereWords } from './way-words.ts';

const icon = { size: 14, stroke: 1.75 };

/**
 * The status, if it differs from what the section already shows. Printed tickets are the normal case, so an
 * icon suffices for them.
 */
function Status({ order, label }: { order: Order; label: string }) {
  if (label === printTexts.printedStatus)
    return (
      <span className={classes.printed} title={label}>
        <IconPrinter size={16} stroke={1.75} aria-hidden="true" />
        <span data-spoken>{label}</span>
      </span>
    );
  return (
    <StatusLabel
      tone={labelTone(order)}
      icon={order.courierRequestId === null ? undefined : <IconMoped {...icon} aria-hidden="true" />}
    >
      {label}
    </StatusLabel>
  );
}

/** A line such as '1× Pizza grande: ½ Calabresa, ½ Atum'. The name is bolder than the options. */
function Item({ line }: { line: string }) {
  const [name = '', ...chosen] = line.split(': ');
  return (
    <>
      <strong>{name}</strong>
      {chosen.length === 0 ? null : `: ${chosen.join(': ')}`}
    </>
  );
}

/** Shows the items in two lines: the first item, and all others. The count of further items is never cut off. */
function Items({ lines }: { lines: readonly string[] }) {
  const more = lines.at(-1)?.startsWith('+') ? lines.at(-1) : undefined;
  const [first, second, third] = more ? lines.slice(0, -1) : lines;
  return (
    <span className={classes.items} title={lines.join('\n')}>
      {first ? (
        <span className={second ? 'one-line' : classes.alone}>
          <Item line={first} />
        </span>
      ) : null}
      {second ? (
        <span className={classes.others}>
          <span className="one-line">
            <Item line={second} />
            {third ? (
              <>
                {' · '}
                <Item line={third} />
              </>
            ) : null}
          </span>
          {more ? <strong>{more}</strong> : null}
        </span>
      ) : null}
    </span>
  );
}

/** One order in the list: a link to its detail. Re-renders only if its order, mark or selection changes. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, mark, isLate, room, isTicket = false } = props;
  const isPickup = order.fulfilment === 'pickup';
  const where = whereWords(order);
  const Way = isPickup ? IconPaperBag : IconMoped;
  const payment = paymentSign(order);
  const label = statusLabel(order);
  // The status of a late order moves to the signs, because the word 'atrasado' takes the room beside the
  // code.
  const isShown = order.status === 'pending' || (isLate && label !== printTexts.printedStatus);
  const signs = useOrderSigns(order, mark, isLate && isShown);
  const sum = formatMoney(order.totalCents);
  const isSumShown = payment?.short?.endsWith(sum) ?? false;
  return (
    <CardFrame {...props} className={classes.card} isTicket={isTicket}>
      <span className={`row-8 ${classes.head}`}>
        <span className={`one-line ${classes.code}`}>
          #<Marked>{order.code}</Marked>
        </span>
        {mark?.kind === 'new' ? <StatusLabel tone="brand">{cardTexts.isNew}</StatusLabel> : null}
        {isShown ? null : <Status order={order} label={label} />}
        <Deadline order={order} />
      </span>
      <span
        className={`row ${classes.who}`}
        title={where ? `${where} · ${order.customerName}` : order.customerName}
      >
        <Way size={16} stroke={1.75} role="img" aria-label={wayWords(order)} />
        <PlaceAndName where={where} name={order.customerName} />
      </span>
      <span className={classes.sum} data-told={isSumShown || undefined}>
        {order.itemCount > 0 ? (
          <span className={classes.count}>{cardTexts.itemCount(order.itemCount)} · </span>
        ) : null}
        <strong>{sum}</strong>
      </span>
      {isTicket ? <Items lines={order.ticketLines} /> : null}
      <span className={classes.signs}>
        <CardSigns payment={payment} signs={signs} roomPx={room.px - (isSumShown ? 0 : room.sumPx)} />
      </span>
    </CardFrame>
  );
});
