import { statusLabel } from '@comanda/domain/orders/board';
import { DIGITAL_MENU, type OrderCard as Order } from '@comanda/domain/orders/order';
import { formatMoney } from '@comanda/web/formats/format-money';
import {
  IconAlertTriangle,
  IconDeviceMobile,
  IconMoped,
  IconPaperBag,
  IconSparkles,
  IconUserEdit,
} from '@tabler/icons-react';
import { memo } from 'react';
import { Chip } from '../../../ui/label/chip.tsx';
import { StatusLabel } from '../../../ui/label/status-label.tsx';
import type { OrderMark } from '../board-store.ts';
import { statusTone } from '../section-tones.ts';
import { cardTexts } from '../texts.ts';
import { CardLink } from './card-link.tsx';
import { Deadline } from './deadline.tsx';
import classes from './order-card.module.css';
import { PrintChip } from './print-chip.tsx';
import { ScheduledChip } from './scheduled-time.tsx';
import { UnreadChip } from './unread-chip.tsx';

/** What both densities of a card need. */
export interface OrderCardProps {
  order: Order;
  mark: OrderMark | undefined;
  onOpen: (orderId: number) => void;
}

const icon = { size: 14, stroke: 1.75 };

function Chips({ order, mark }: { order: Order; mark: OrderMark | undefined }) {
  const isPickup = order.fulfilment === 'pickup';
  const tone = statusTone(order.status);
  return (
    <span className={classes.chips}>
      {order.status === 'pending' ? null : (
        <StatusLabel
          tone={tone}
          icon={order.courierRequestId === null ? undefined : <IconMoped {...icon} aria-hidden="true" />}
        >
          {statusLabel(order)}
        </StatusLabel>
      )}
      {order.scheduledFor === null ? null : <ScheduledChip order={order} />}
      <UnreadChip order={order} />
      <PrintChip order={order} />
      {mark?.kind === 'new' ? <StatusLabel tone="brand">{cardTexts.isNew}</StatusLabel> : null}
      {mark?.kind === 'changed' ? (
        <Chip tone="brand" icon={<IconUserEdit {...icon} />}>
          {mark.words}
        </Chip>
      ) : null}
      <Chip icon={isPickup ? <IconPaperBag {...icon} /> : <IconMoped {...icon} />}>
        {isPickup ? cardTexts.pickup : cardTexts.delivery}
      </Chip>
      {order.status === 'cancelled' ? null : <Chip>{order.paymentSummary}</Chip>}
      {order.isFirstInApp ? (
        <Chip tone="sent" icon={<IconSparkles {...icon} />}>
          {cardTexts.firstInApp}
        </Chip>
      ) : null}
      {order.isFirstInStore ? (
        <Chip tone="sent" icon={<IconSparkles {...icon} />}>
          {cardTexts.firstInStore}
        </Chip>
      ) : null}
      {order.origin === DIGITAL_MENU ? (
        <Chip tone="accepted" icon={<IconDeviceMobile {...icon} />}>
          {cardTexts.digitalMenu}
        </Chip>
      ) : null}
      {order.hasTotalMismatch ? (
        <Chip tone="late" icon={<IconAlertTriangle {...icon} />}>
          {cardTexts.mismatch}
        </Chip>
      ) : null}
    </span>
  );
}

/** One order in the list: a link to its detail. Renders again only when its order, mark or selection changes. */
export const OrderCard = memo(function OrderCard({ order, mark, onOpen }: OrderCardProps) {
  const where = order.fulfilment === 'pickup' ? cardTexts.pickup : order.district;
  return (
    <CardLink order={order} mark={mark} onOpen={onOpen} className={classes.card}>
      <span className={classes.line}>
        <span className={classes.code}>#{order.code}</span>
        <Deadline order={order} />
      </span>
      <span className={classes.line}>
        <span className={classes.customer} title={order.customerName}>
          {where ? `${order.customerName} · ${where}` : order.customerName}
        </span>
        <span className={classes.total}>{formatMoney(order.totalCents)}</span>
      </span>
      <Chips order={order} mark={mark} />
    </CardLink>
  );
});
