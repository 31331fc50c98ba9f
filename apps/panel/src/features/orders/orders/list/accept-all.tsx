import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../../../shared/session/may.tsx';
import { pressOf } from '../actions/step-press.ts';
import { actionsFor } from '../actions-for.ts';
import { useLiveOrders } from '../live-orders-context.ts';
import { texts } from '../texts.ts';
import classes from './accept-all.module.css';
import frame from './card/card-frame.module.css';

/** Minimum number of pending orders for the button to appear. */
const fewest = 3;
/** In ms. The button stays for this time after a click, so that a double click does not hit another element. */
const restMs = 1000;

/**
 * Button that accepts all pending orders of the list with one touch. Orders that arrive during the touch are
 * not accepted.
 */
export function AcceptAll({ orders }: { orders: readonly OrderCard[] }) {
  const { commands } = useLiveOrders();
  const may = useMay();
  const button = useRef<HTMLButtonElement>(null);
  const [accepted, setAccepted] = useState<number | null>(null);
  useEffect(() => {
    if (accepted === null) return;
    const timer = setTimeout(() => {
      if (document.activeElement === button.current)
        button.current?.closest('li')?.querySelector('button')?.focus();
      setAccepted(null);
    }, restMs);
    return () => clearTimeout(timer);
  }, [accepted]);

  if (!may('orders.change-status') || (orders.length < fewest && accepted === null)) return null;
  const run = () => {
    if (accepted !== null) return false;
    setAccepted(orders.length);
    void commands.runAll(orders, (order) => actionsFor(order, may).find(({ action }) => action === 'accept'));
    return true;
  };
  const [verb, all, count] = texts.acceptAll(accepted ?? orders.length);
  return (
    <button
      ref={button}
      type="button"
      className={`${frame.press} ${classes.button}`}
      aria-label={`${verb} ${all} ${count}`}
      aria-disabled={accepted !== null || undefined}
      {...pressOf(run)}
    >
      {verb} {all} <span className={classes.count}>{count}</span>
    </button>
  );
}
