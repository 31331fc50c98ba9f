import { statusLabel } from '@comanda/domain/orders/board';
import type { OrderCard as Order } from '@comanda/domain/orders/order';
import { Chip } from '@comanda/ui/label/chip.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconMoped, IconPaperBag, IconPrinter } from '@tabler/icons-react';
import { memo } from 'react';
import { statusTone } from '../section-tones.ts';
import { cardTexts, printTexts } from '../texts.ts';
import { CardFrame, type OrderCardProps } from './card-frame.tsx';
import { Deadline } from './deadline.tsx';
import { Marked } from './marked.tsx';
import classes from './order-card.module.css';
import { areSignsTight, type OrderSign, signsThatFit, useOrderSigns } from './order-signs.ts';
import { wayWords, whereWords } from './way-words.ts';

const icon = { size: 14, stroke: 1.75 };

/** One line, whatever there is to say: the rest is counted, and told by the tooltip. */
function Signs({ signs, roomPx }: { signs: readonly OrderSign[]; roomPx: number }) {
  const isTight = areSignsTight(roomPx);
  const inOrder = isTight ? [...signs].sort((one, other) => Number(!one.Icon) - Number(!other.Icon)) : signs;
  const fitting = signsThatFit(inOrder, roomPx);
  const rest = inOrder.slice(fitting);
  return (
    <span className={classes.signs}>
      {inOrder.slice(0, fitting).map(({ word, Icon, tone, title }) => (
        <Chip key={word} tone={tone} title={title ?? word} icon={Icon ? <Icon {...icon} /> : undefined}>
          {isTight ? <span data-spoken>{word}</span> : word}
        </Chip>
      ))}
      {rest.length > 0 ? (
        <Chip title={rest.map(({ title, word }) => title ?? word).join('\n')}>
          <span aria-hidden="true">+{rest.length}</span>
          <span data-spoken>{rest.map(({ title, word }) => title ?? word).join(', ')}</span>
        </Chip>
      ) : null}
    </span>
  );
}

/** Where it stands, where the section does not say it. That all is printed is the rule: a sign is enough for it. */
function Status({ order }: { order: Order }) {
  const label = statusLabel(order);
  if (order.status === 'pending') return null;
  if (label === printTexts.printedStatus)
    return (
      <span className={classes.printed} title={label}>
        <IconPrinter size={16} stroke={1.75} aria-hidden="true" />
        <span data-spoken>{label}</span>
      </span>
    );
  return (
    <StatusLabel
      tone={statusTone(order.status)}
      icon={order.courierRequestId === null ? undefined : <IconMoped {...icon} aria-hidden="true" />}
    >
      {label}
    </StatusLabel>
  );
}

/** One order in the list: a link to its detail. Renders again only when its order, mark or selection changes. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, mark, roomPx } = props;
  const isPickup = order.fulfilment === 'pickup';
  const where = whereWords(order);
  const Way = isPickup ? IconPaperBag : IconMoped;
  const signs = useOrderSigns(order, mark);
  return (
    <CardFrame {...props} className={classes.card}>
      <span className={classes.head}>
        <span className={classes.code}>
          #<Marked>{order.code}</Marked>
        </span>
        {mark?.kind === 'new' ? <StatusLabel tone="brand">{cardTexts.isNew}</StatusLabel> : null}
        <Status order={order} />
        <Deadline order={order} />
      </span>
      <span className={classes.who} title={order.customerName}>
        <Way size={16} stroke={1.75} role="img" aria-label={wayWords(order)} />
        <span className={classes.name}>
          <Marked>{where ? `${order.customerName} · ${where}` : order.customerName}</Marked>
        </span>
      </span>
      <span className={classes.sum}>
        {order.itemCount > 0 ? `${cardTexts.itemCount(order.itemCount)} · ` : null}
        <strong>{formatMoney(order.totalCents)}</strong>
      </span>
      <Signs signs={signs} roomPx={roomPx} />
    </CardFrame>
  );
});
