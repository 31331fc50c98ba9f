import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { useContext } from 'react';
import { useMay } from '../../../../../shared/session/may.tsx';
import { stepPress } from '../../actions/step-press.ts';
import { actionsFor } from '../../actions-for.ts';
import { useIsResting } from '../../live-orders-context.ts';
import { cardActionTexts } from '../../texts.ts';
import { OrderActionContext } from '../action-context.ts';
import { rowHold } from '../row-hold.ts';
import classes from './card-frame.module.css';

/**
 * Button on the card for the order's next step: accept, send or deliver with one touch. Empty without a next
 * step.
 */
export function NextAction({ order }: { order: OrderCard }) {
  const act = useContext(OrderActionContext);
  const isResting = useIsResting(order.orderId);
  const next = actionsFor(order, useMay()).find(({ isPrimary }) => isPrimary);
  if (!next) return null;
  const label = cardActionTexts[next.action];
  return (
    <button
      type="button"
      className={`${classes.press} ${classes.action}`}
      data-action={next.action}
      aria-label={`${label} #${order.code}`}
      title={next.isEnabled ? undefined : cardActionTexts.held}
      disabled={!next.isEnabled}
      aria-disabled={isResting || undefined}
      {...stepPress(order, next, act, rowHold.isAimed)}
    >
      {label}
    </button>
  );
}
