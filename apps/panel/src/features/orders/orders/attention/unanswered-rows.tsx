import { useEffect, useSyncExternalStore } from 'react';
import { useBoard, useLiveOrders } from '../live-orders-context.ts';
import { useOrderSlots } from '../order-slots.ts';
import { Escalation } from './escalation/escalation.tsx';
import { unansweredOrders } from './unanswered-orders.ts';

/** Row that asks if the store wants a pause, after an order expired without an answer. */
function PauseOfferRow() {
  const { PauseOffer } = useOrderSlots();
  const { subscribeChanges } = useLiveOrders();
  const codes = useSyncExternalStore(unansweredOrders.subscribe, unansweredOrders.get, unansweredOrders.get);
  useEffect(() => subscribeChanges(unansweredOrders.follow), [subscribeChanges]);
  return codes.length > 0 && PauseOffer ? (
    <PauseOffer codes={codes} onAnswered={unansweredOrders.answer} />
  ) : null;
}

/** The rows about unanswered orders: shortly before the deadline, and after an order has expired. */
export function UnansweredRows({ isOnBoard }: { isOnBoard: boolean }) {
  const hasPending = useBoard((view) => view.sections.pending.length > 0);
  return (
    <>
      {hasPending ? <Escalation isOnBoard={isOnBoard} /> : null}
      <PauseOfferRow />
    </>
  );
}
