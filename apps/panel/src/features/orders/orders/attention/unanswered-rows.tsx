import { useEffect, useSyncExternalStore } from 'react';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { useOrderSlots } from '../order-slots.ts';
import { Escalation } from './escalation/escalation.tsx';
import { unansweredOrders } from './unanswered-orders.ts';

/** Asks whether the store should pause, after an order expired unanswered. */
function PauseOfferRow() {
  const { PauseOffer } = useOrderSlots();
  const { subscribeChanges } = useLiveOrders();
  const codes = useSyncExternalStore(unansweredOrders.subscribe, unansweredOrders.get, unansweredOrders.get);
  useEffect(() => subscribeChanges(unansweredOrders.follow), [subscribeChanges]);
  return codes.length > 0 && PauseOffer ? (
    <PauseOffer codes={codes} onAnswered={unansweredOrders.answer} />
  ) : null;
}

/** The rows about unanswered orders: while they run out of time, and after one has expired. */
export function UnansweredRows({ isOnBoard }: { isOnBoard: boolean }) {
  const hasPending = useBoard((view) => view.sections.pending.length > 0);
  return (
    <>
      {hasPending ? <Escalation isOnBoard={isOnBoard} /> : null}
      <PauseOfferRow />
    </>
  );
}
