import type { OrderCard } from '@comanda/domain/orders/order';
import type { ReactNode } from 'react';
import type { OrderMark } from '../board-store.ts';
import { statusTone } from '../section-tones.ts';
import { useSelected } from '../selection.ts';
import classes from './card-link.module.css';

interface CardLinkProps {
  order: OrderCard;
  mark: OrderMark | undefined;
  onOpen: (orderId: number) => void;
  /** How a density lays it out. */
  className: string | undefined;
  title?: string | undefined;
  children: ReactNode;
}

/** The link to an order that a card of any density is: its section's colour, chosen or not, new or changed. */
export function CardLink({ order, mark, onOpen, className, title, children }: CardLinkProps) {
  const isSelected = useSelected((selectedId) => selectedId === order.orderId);
  return (
    <a
      href={`/pedidos?pedido=${order.orderId}`}
      className={`${classes.card} ${className}`}
      data-order={order.orderId}
      data-tone={statusTone(order.status)}
      data-mark={mark?.kind}
      data-closed={order.closedAt !== null || undefined}
      aria-current={isSelected ? 'true' : undefined}
      title={title}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(order.orderId);
      }}
    >
      {children}
    </a>
  );
}
