import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../../../shared/after-paint.ts';
import { unansweredPending } from '../board/board-store.ts';
import type { OrderChange } from '../board-updates.ts';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { createArrivalToast } from './arrival-toast.ts';
import { boardRinger, useUnlockBySomeGesture } from './board-ringer.ts';
import { courierQuestions, unknownCancellations } from './callers.ts';
import { useLateTickets } from './late-tickets.ts';
import classes from './orders-attention.module.css';
import { countText, keepTitleCount } from './tab-badge.ts';
import { attentionTexts } from './texts.ts';

/** In ms. Orders that arrive within this time are announced in one sentence. */
const gatherMs = 1500;

/**
 * Announces arrivals and other users' changes to screen readers on the board. Several changes become one
 * sentence.
 */
function SpokenWords() {
  const { subscribeArrivals, subscribeChanges } = useLiveOrders();
  const [words, setWords] = useState('');
  useEffect(() => {
    let arrived: OrderCard[] = [];
    let changed: OrderChange[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = () => {
      setWords([arrivedWords(arrived), changedWords(changed)].filter(Boolean).join('. '));
      arrived = [];
      changed = [];
    };
    const speakSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(speak, gatherMs);
    };
    const stops = [
      subscribeArrivals((orders) => {
        arrived.push(...orders);
        speakSoon();
      }),
      subscribeChanges((changes) => {
        changed.push(...changes);
        speakSoon();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [subscribeArrivals, subscribeChanges]);
  return (
    <div role="status" aria-live="polite" data-spoken className={classes.words}>
      {words}
    </div>
  );
}

function arrivedWords([first, ...others]: readonly OrderCard[]): string {
  if (!first) return '';
  return others.length === 0
    ? attentionTexts.arrived(first.code, first.customerName)
    : attentionTexts.arrivedMany(others.length + 1);
}

/** Only the last of several changes of one order is announced. */
function changedWords(changes: readonly OrderChange[]): string {
  const last = new Map(changes.map((change) => [change.order.orderId, change]));
  const [first] = last.values();
  if (!first) return '';
  return last.size === 1
    ? attentionTexts.changed(first.order.code, first.words)
    : attentionTexts.changedMany(last.size);
}

/** Shows arrivals on other screens: a toast that leads to the order. */
function AwayFromBoard() {
  const { subscribeArrivals } = useLiveOrders();
  useEffect(() => subscribeArrivals(createArrivalToast()), [subscribeArrivals]);
  return null;
}

const alarms = createLazyPart(async () => (await import('./alarms.tsx')).Alarms, { Missing: TryAgain });

/** Rings for one kind of alarm while it lasts. */
function useRinging(kind: 'order' | 'cancellation' | 'paper', isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    // Waits for the next paint, because the sound must not come before the order is on the screen.
    const cancel = afterPaint(() => boardRinger.start(kind));
    return () => {
      cancel();
      boardRinger.stop(kind);
    };
  }, [kind, isWanted]);
}

/** Draws the count on the tab's icon after its code is loaded; before that, the title has the count. */
function badgeFavicon(count: number): () => void {
  let stop: (() => void) | null = null;
  let isGone = false;
  import('./favicon-count.ts').then(
    ({ keepFaviconCount }) => {
      if (!isGone) stop = keepFaviconCount(countText(count));
    },
    () => undefined,
  );
  return () => {
    isGone = true;
    stop?.();
  };
}

/** Shows a desktop notification after its code is loaded, if the window has no focus. */
function noticeArrivals(orders: readonly OrderCard[], onOpen: (orderId: number) => void): void {
  if (document.hasFocus()) return;
  import('./desktop-notices.ts').then(
    (notices) => notices.noticeArrivals(orders, onOpen),
    () => undefined,
  );
}

/**
 * Alerts the person on every screen. Rings for pending orders, and otherwise for unacknowledged
 * cancellations, missing tickets and waiting couriers. Shows their total in the tab's title and icon, shows
 * desktop notifications and informs screen readers. A line below every screen lists all alarms. Screens other
 * than the board show new orders in a toast.
 */
export function OrdersAttention() {
  const { subscribeArrivals } = useLiveOrders();
  const navigate = useNavigate();
  const isOnBoard = useRouterState({ select: ({ location }) => location.pathname === '/pedidos' });
  // An order whose acceptance the server has not confirmed is still pending.
  const pendingCount = useBoard((view) => view.sections.pending.length + unansweredPending(view));
  const cancelledCount = useBoard(unknownCancellations).length;
  // One number for both, because a missing ticket and a courier with a problem have the same sound.
  const stuckCount = useLateTickets().length + useBoard(courierQuestions).length;
  useUnlockBySomeGesture();
  useRinging('order', pendingCount > 0);
  useRinging('cancellation', cancelledCount > 0);
  useRinging('paper', stuckCount > 0);

  const waitingCount = pendingCount + cancelledCount + stuckCount;
  useEffect(() => keepTitleCount(waitingCount), [waitingCount]);
  useEffect(() => (waitingCount === 0 ? undefined : badgeFavicon(waitingCount)), [waitingCount]);
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
    <>
      {isOnBoard ? <SpokenWords /> : <AwayFromBoard />}
      <alarms.Part isOnBoard={isOnBoard} />
    </>
  );
}
