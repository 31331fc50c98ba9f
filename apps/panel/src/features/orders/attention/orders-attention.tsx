import type { OrderCard } from '@comanda/domain/orders/order';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { boardRinger, useUnlockBySomeGesture } from './board-ringer.ts';
import { noticeArrivals } from './desktop-notices.ts';
import classes from './orders-attention.module.css';
import { keepTitleCount, showFaviconCount } from './tab-badge.ts';
import { attentionTexts } from './texts.ts';

/** Arrivals within this time are said in one sentence. */
const gatherMs = 1500;

/** The sentence a screen reader hears; a rush of orders is one sentence. */
function useArrivalWords(): string {
  const { subscribeArrivals } = useLiveOrders();
  const [words, setWords] = useState('');
  useEffect(() => {
    let gathered: OrderCard[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribeArrivals((orders) => {
      gathered.push(...orders);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const [first] = gathered;
        if (first)
          setWords(
            gathered.length === 1
              ? attentionTexts.arrived(first.code, first.customerName)
              : attentionTexts.arrivedMany(gathered.length),
          );
        gathered = [];
      }, gatherMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribeArrivals]);
  return words;
}

/**
 * Calls the person: rings while an order is pending, counts in the tab's title and symbol, shows the computer's
 * notice and tells screen readers. Shows nothing itself.
 */
export function OrdersAttention() {
  const { subscribeArrivals } = useLiveOrders();
  const navigate = useNavigate();
  const pendingCount = useBoard((view) => view.sections.pending.length);
  const isRinging = pendingCount > 0;
  const words = useArrivalWords();
  useUnlockBySomeGesture();

  useEffect(() => {
    if (!isRinging) return;
    // After the next painting: nobody shall hear an order that is not on the screen yet.
    const frame = requestAnimationFrame(() => boardRinger.start());
    return () => {
      cancelAnimationFrame(frame);
      boardRinger.stop();
    };
  }, [isRinging]);

  useEffect(() => keepTitleCount(pendingCount), [pendingCount]);
  useEffect(() => showFaviconCount(pendingCount), [pendingCount]);
  useEffect(
    () =>
      subscribeArrivals((orders) =>
        noticeArrivals(orders, (pedido) => {
          void navigate({ to: '/pedidos', search: { pedido } });
        }),
      ),
    [subscribeArrivals, navigate],
  );

  return (
    <div role="status" aria-live="polite" className={classes.spoken}>
      {words}
    </div>
  );
}
