import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { ReactNode } from 'react';
import { showRefused } from '../../actions/show-refused.ts';
import { isAimedClick } from '../../actions/step-press.ts';
import type { OrderMark } from '../../board/board-store.ts';
import { statusTone } from '../../board/section-tones.ts';
import { useSelected } from '../../board/selection.ts';
import classes from './card-frame.module.css';
import { NextAction } from './next-action.tsx';
import type { SignRoom } from './use-sign-room.ts';

/** The properties of every kind of card. */
export interface OrderCardProps {
  order: OrderCard;
  mark: OrderMark | undefined;
  /** True: past its promised time, so the whole card shows it. */
  isLate: boolean;
  room: SignRoom;
  /** True: the card shows the order's items. */
  isTicket?: boolean;
  onOpen: (orderId: number) => void;
}

interface CardFrameProps extends Omit<OrderCardProps, 'room'> {
  /** The layout of the link, by density. */
  className: string | undefined;
  isSmall?: boolean;
  title?: string | undefined;
  children: ReactNode;
}

/**
 * The link to an order with its next action next to it. It shows the section's colour, and whether the order is chosen,
 * new, changed or late.
 */
export function CardFrame(props: CardFrameProps) {
  const {
    order,
    mark,
    isLate,
    onOpen,
    className,
    isSmall = false,
    isTicket = false,
    title,
    children,
  } = props;
  const isSelected = useSelected((selectedId) => selectedId === order.orderId);
  return (
    <div
      className={`card ${classes.card}`}
      data-tone={isLate ? 'late' : statusTone(order.status)}
      data-late={isLate || undefined}
      data-mark={mark?.kind}
      data-closed={order.closedAt !== null || undefined}
      data-selected={isSelected || undefined}
      data-small={isSmall || undefined}
      data-ticket={isTicket || undefined}
    >
      <a
        href={`/pedidos?pedido=${order.orderId}`}
        className={`${classes.link} ${className}`}
        data-order={order.orderId}
        aria-current={isSelected ? 'true' : undefined}
        title={title}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          // A card that has just moved under a finger must not open: on a phone the order would cover the list.
          const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
          if (isTouch && !isAimedClick(order.orderId, event.nativeEvent)) showRefused(order, true);
          else onOpen(order.orderId);
        }}
      >
        {children}
      </a>
      <NextAction order={order} />
    </div>
  );
}
