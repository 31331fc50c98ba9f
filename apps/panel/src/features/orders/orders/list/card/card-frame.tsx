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
  /** True: the order is past its promised time, and the whole card shows that. */
  isLate: boolean;
  room: SignRoom;
  /** True: the card shows the order's items. */
  isTicket?: boolean;
  onOpen: (orderId: number) => void;
}

interface CardFrameProps extends Omit<OrderCardProps, 'room'> {
  /** CSS class for the layout of the link; depends on the list's density. */
  className: string | undefined;
  isSmall?: boolean;
  title?: string | undefined;
  children: ReactNode;
}

/**
 * The link to an order, with the button for its next step beside it. The frame shows the section's colour,
 * and if the order is chosen, new, changed or late.
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
          // Ignores the tap if the card has just moved under the finger: on a phone a wrong order would cover
          // the list.
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
