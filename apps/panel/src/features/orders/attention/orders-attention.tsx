import type { OrderCard } from '@comanda/domain/orders/order';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { afterPaint } from '../after-paint.ts';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { createArrivalToast } from './arrival-toast.ts';
import { boardRinger, useUnlockBySomeGesture } from './board-ringer.ts';
import { noticeArrivals } from './desktop-notices.ts';
import { LockedSoundBar } from './locked-sound-bar.tsx';
import classes from './orders-attention.module.css';
import { keepFaviconCount, keepTitleCount } from './tab-badge.ts';
import { attentionTexts } from './texts.ts';

/** Arrivals within this time are said in one sentence. */
const gatherMs = 1500;

/** The sentence a screen reader hears on the board itself; a rush of orders is one sentence. */
function ArrivalWords() {
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
  return (
    <div role="status" aria-live="polite" className={classes.spoken}>
      {words}
    </div>
  );
}

/** What other screens show: a toast that leads to the order, and whether sound may come out. */
function AwayFromBoard() {
  const { subscribeArrivals } = useLiveOrders();
  useEffect(() => subscribeArrivals(createArrivalToast()), [subscribeArrivals]);
  return (
    <div className={classes.locked}>
      <LockedSoundBar />
    </div>
  );
}

/**
 * Calls the person, whatever screen is open: rings while an order is pending, counts in the tab's title and symbol,
 * shows the computer's notice and tells screen readers. The board shows the orders itself; other screens get a toast.
 */
export function OrdersAttention() {
  const { subscribeArrivals } = useLiveOrders();
  const navigate = useNavigate();
  const isOnBoard = useRouterState({ select: ({ location }) => location.pathname === '/pedidos' });
  const pendingCount = useBoard((view) => view.sections.pending.length);
  const isRinging = pendingCount > 0;
  useUnlockBySomeGesture();

  useEffect(() => {
    if (!isRinging) return;
    // After the next painting: nobody shall hear an order that is not on the screen yet.
    const cancel = afterPaint(boardRinger.start);
    return () => {
      cancel();
      boardRinger.stop();
    };
  }, [isRinging]);

  useEffect(() => keepTitleCount(pendingCount), [pendingCount]);
  useEffect(() => keepFaviconCount(pendingCount), [pendingCount]);
  useEffect(
    () =>
      subscribeArrivals((orders) =>
        noticeArrivals(orders, (pedido) => {
          void navigate({ to: '/pedidos', search: { pedido } });
        }),
      ),
    [subscribeArrivals, navigate],
  );

  return isOnBoard ? <ArrivalWords /> : <AwayFromBoard />;
}
