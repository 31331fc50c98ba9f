import type { InputOf } from '@comanda/contract/kit/define-call';
import type { KnownOrders } from '@comanda/contract/orders/orders/known-cancellations.calls';
import type { undoChange as undoCall } from '@comanda/contract/orders/orders/orders.calls';
import type { StatusChange, StatusChanged } from '@comanda/contract/orders/orders/orders.wire';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { isComingBack } from '@comanda/domain/orders/orders/order-status';
import { isCustomerHidden } from '@comanda/domain/orders/privacy/hidden-customer';
import { cardForVisitor } from '@comanda/domain/orders/privacy/seen-by-visitor';
import { can } from '@comanda/domain/people/access/permissions';
import type { Clock } from '../../../../platform/clock.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { StoreProfiles } from '../../../store/store/public.ts';
import { actorOf } from '../actors.ts';
import { cardOfDay } from '../board/card-of-day.ts';
import type { CourierOfOrder } from '../ports.ts';
import { changeWithCourier } from './change-with-courier.ts';
import type { ChangedOrder, OrderChanges } from './order-changes.ts';
import { undoChange } from './undo-change.ts';

interface Deps {
  changes: OrderChanges;
  courier: CourierOfOrder;
  profiles: StoreProfiles;
  clock: Clock;
}

/** Changes the status. Throws `auth.forbidden` when the user has no permission to cancel. */
export async function changeStatus(
  { changes, courier }: Pick<Deps, 'changes' | 'courier'>,
  input: StatusChange,
  session: Session,
): Promise<StatusChanged> {
  if (input.target === 'cancelled' && !can(session, 'orders.cancel')) throw new AppError('auth.forbidden');
  const { storeId } = session;
  const which = { storeId, orderId: input.orderId, actor: actorOf(session) };
  return seen(changeWithCourier({ changes, courier }, which, input));
}

export function undoStatus(
  { changes }: Pick<Deps, 'changes'>,
  input: InputOf<typeof undoCall>,
  session: Session,
): Promise<StatusChanged> {
  const { orderId } = input;
  const which = { storeId: session.storeId, orderId, actor: actorOf(session) };
  return seen(changes.change(which, (order, tx, now) => undoChange(order, input, tx, now)));
}

/** Acknowledges that an order was cancelled, or that its food comes back. */
export function acknowledgeOrder(
  { changes }: Pick<Deps, 'changes'>,
  orderId: number,
  session: Session,
): Promise<StatusChanged> {
  return seen(
    changes.change({ storeId: session.storeId, orderId, actor: actorOf(session) }, (order) =>
      order.awaitsAcknowledgement || (order.awaitsCourierAnswer && isComingBack(order))
        ? {
            order: { ...order, awaitsAcknowledgement: false, awaitsCourierAnswer: false },
            happened: 'acknowledged',
          }
        : null,
    ),
  );
}

/** Like {@link acknowledgeOrder}, for several orders. */
export async function acknowledgeOrders(
  deps: Pick<Deps, 'changes' | 'profiles' | 'clock'>,
  orderIds: readonly number[],
  session: Session,
): Promise<KnownOrders> {
  const { profiles, clock } = deps;
  const store = await profiles.get(session.storeId);
  const orders: OrderCard[] = [];
  // Each order has its own transaction: after a failure, a retry continues with the remaining orders.
  for (const orderId of new Set(orderIds))
    orders.push((await acknowledgeOrder(deps, orderId, session)).order);
  return { orders, now: clock.now(), store };
}

async function seen(changing: Promise<ChangedOrder>): Promise<StatusChanged> {
  const { order, store, now, ...changed } = await changing;
  const card = cardOfDay(order, store, now);
  // Hides the customer of another day's order: a change without effect also returns the order.
  const isPast = isCustomerHidden(order, operationalDayStart(store.timeZone, now));
  return { ...changed, order: isPast ? cardForVisitor(card) : card, store, now };
}
