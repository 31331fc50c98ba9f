import type { OrderCard } from '@comanda/domain/orders/order';
import { useContext } from 'react';
import { useMay } from '../../../shared/session/may.tsx';
import { actionsFor } from '../actions-for.ts';
import { cardActionTexts } from '../texts.ts';
import { OrderActionContext } from './action-context.ts';
import classes from './card-frame.module.css';
import { placeOf, tapGuard } from './tap-guard.ts';

/** The one next step of an order on its card: accept, send, deliver with one touch. Nothing where there is none. */
export function NextAction({ order }: { order: OrderCard }) {
  const act = useContext(OrderActionContext);
  const next = actionsFor(order, useMay()).find(({ isPrimary }) => isPrimary);
  if (!next) return null;
  const label = cardActionTexts[next.action];
  return (
    <button
      type="button"
      className={classes.action}
      data-action={next.action}
      aria-label={`${label} #${order.code}`}
      title={next.isEnabled ? undefined : cardActionTexts.held}
      disabled={!next.isEnabled}
      onClick={(event) => {
        if (tapGuard.takes(placeOf(event))) act(order.orderId, next);
      }}
    >
      {label}
    </button>
  );
}
