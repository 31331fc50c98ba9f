import type { OrderCard } from '@comanda/domain/orders/order';
import { createLazyPart, TryAgain } from '@comanda/ui/lazy-part.tsx';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../../shared/after-paint.ts';
import { unansweredPending } from '../board/board-store.ts';
import type { OrderChange } from '../live.ts';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { createArrivalToast } from './arrival-toast.ts';
import { boardRinger, useUnlockBySomeGesture } from './board-ringer.ts';
import { courierQuestions, unknownCancellations } from './callers.ts';
import { useLatePapers } from './late-papers.ts';
import classes from './orders-attention.module.css';
import { countText, keepTitleCount } from './tab-badge.ts';
import { attentionTexts } from './texts.ts';

/** Arrivals within this time are said in one sentence. */
const gatherMs = 1500;

/** What a screen reader hears on the board itself: arrivals, and what somebody else did; a rush is one sentence. */
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

/** Of several changes of one order the last is said. */
function changedWords(changes: readonly OrderChange[]): string {
  const last = new Map(changes.map((change) => [change.order.orderId, change]));
  const [first] = last.values();
  if (!first) return '';
  return last.size === 1
    ? attentionTexts.changed(first.order.code, first.words)
    : attentionTexts.changedMany(last.size);
}

/** What other screens show of arrivals: a toast that leads to the order. */
function AwayFromBoard() {
  const { subscribeArrivals } = useLiveOrders();
  useEffect(() => subscribeArrivals(createArrivalToast()), [subscribeArrivals]);
  return null;
}

const alarms = createLazyPart(async () => (await import('./alarms.tsx')).Alarms, { Missing: TryAgain });

/** Rings for one kind of waiting, as long as it lasts. */
function useRinging(kind: 'order' | 'cancellation' | 'paper', isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    // After the next painting: nobody shall hear an order that is not on the screen yet.
    const cancel = afterPaint(() => boardRinger.start(kind));
    return () => {
      cancel();
      boardRinger.stop(kind);
    };
  }, [kind, isWanted]);
}

/** Puts the number on the tab's symbol once the code that draws it is here; without it the title says it. */
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

/** Shows the computer's notice to somebody who looks elsewhere, once the code that does it is here. */
function noticeArrivals(orders: readonly OrderCard[], onOpen: (orderId: number) => void): void {
  if (document.hasFocus()) return;
  import('./desktop-notices.ts').then(
    (notices) => notices.noticeArrivals(orders, onOpen),
    () => undefined,
  );
}

/**
 * Calls the person, whatever screen is open: rings while an order is pending and, otherwise, while nobody has said that
 * they know of a cancellation from outside, a paper is owed or a courier waits for an answer; counts them in the tab's
 * title and symbol, shows the computer's notice, tells screen readers, and stands in one line below every screen. The
 * board shows the orders itself; other screens get a toast.
 */
export function OrdersAttention() {
  const { subscribeArrivals } = useLiveOrders();
  const navigate = useNavigate();
  const isOnBoard = useRouterState({ select: ({ location }) => location.pathname === '/pedidos' });
  // An acceptance nobody has confirmed is none yet.
  const pendingCount = useBoard((view) => view.sections.pending.length + unansweredPending(view));
  const cancelledCount = useBoard(unknownCancellations).length;
  // What is stuck, a paper or a courier before a closed door, sounds the same.
  const stuckCount = useLatePapers().length + useBoard(courierQuestions).length;
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
