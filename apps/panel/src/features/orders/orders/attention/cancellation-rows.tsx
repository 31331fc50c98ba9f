import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { formatTime } from '@comanda/client/formats/date-time.ts';
import {
  acknowledgeCancellations,
  MAX_KNOWN,
} from '@comanda/contract/orders/orders/known-cancellations.calls';
import { CANCEL_REASONS } from '@comanda/domain/orders/orders/cancel-reasons';
import type { OrderCancellation, OrderCard } from '@comanda/domain/orders/orders/order';
import { AlarmButton, AlarmRow, AlarmRows } from '@comanda/ui/alarm-rows/alarm-rows.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { applyStatusChanged } from '../board/board-state.ts';
import { FoodOnTheRoad } from '../detail/food-on-the-road.tsx';
import { useOrder } from '../detail/use-order.ts';
import { detailTexts } from '../late-texts.ts';
import { useLiveOrders } from '../live-orders-context.ts';
import { attentionTexts } from './texts.ts';

const customerCancelled = CANCEL_REASONS.find(
  ({ code }) => code === 'CONSUMER_CANCELLATION_REQUESTED',
)?.label;

/** False if the reason would only repeat who cancelled, e.g. 'Cancelado pelo cliente: Cliente pediu'. */
function isNotable({ by, reasonText }: OrderCancellation): boolean {
  return reasonText !== '' && !(by === 'customer' && reasonText === customerCancelled);
}

function Row({ order }: { order: OrderCard }) {
  const { commands } = useLiveOrders();
  const cancellation = useOrder(order.orderId).order?.cancellation;
  const [isSending, setSending] = useState(false);
  const acknowledge = async () => {
    setSending(true);
    if (!(await commands.acknowledge(order.orderId))) setSending(false);
  };
  return (
    <AlarmRow
      icon={<IconBan size={22} stroke={2} aria-hidden="true" />}
      title={
        <>
          <a href={`/pedidos?pedido=${order.orderId}`}>#{order.code}</a>{' '}
          {cancellation ? detailTexts.cancelledBy[cancellation.by] : attentionTexts.cancelledFromOutside}
          {cancellation?.carrier ? detailTexts.isOnTheRoad : ''}
          {cancellation && isNotable(cancellation) ? `: ${cancellation.reasonText}` : ''}
        </>
      }
      facts={
        <>
          {order.customerName} · {formatMoney(order.totalCents)}
          {order.closedAt === null ? '' : ` · ${formatTime(new Date(order.closedAt))}`}.{' '}
          {cancellation?.carrier ? (
            <FoodOnTheRoad carrier={cancellation.carrier} />
          ) : (
            attentionTexts.stopPreparing
          )}
        </>
      }
    >
      <AlarmButton
        isMain
        text={attentionTexts.known}
        label={attentionTexts.knownOf(`#${order.code}`)}
        isBusy={isSending}
        onClick={() => void acknowledge()}
      />
    </AlarmRow>
  );
}

/**
 * Row with a button that acknowledges all cancellations together. Orders that may already be in preparation
 * are listed first.
 */
function AllRow({ orders }: { orders: readonly OrderCard[] }) {
  const { store } = useLiveOrders();
  const { run, isBusy } = useCallMutation(acknowledgeCancellations, {
    savedText: ({ orders: known }) => attentionTexts.allKnown(known.length),
    onDone: ({ orders: known }) =>
      store.change((board) => known.reduce((next, order) => applyStatusChanged(next, { order }), board)),
  });
  const codesOf = (listed: readonly OrderCard[]) => listed.map(({ code }) => `#${code}`).join(', ');
  const printed = orders.filter(({ isPrinted }) => isPrinted);
  const others = orders.filter(({ isPrinted }) => !isPrinted);
  return (
    <AlarmRow
      icon={<IconBan size={22} stroke={2} aria-hidden="true" />}
      title={attentionTexts.allCancelled(orders.length)}
      facts={
        <>
          {printed.length > 0 ? `${attentionTexts.printed} ${codesOf(printed)}. ` : ''}
          {others.length > 0 ? `${attentionTexts.notPrinted} ${codesOf(others)}.` : ''}
        </>
      }
    >
      <AlarmButton
        isMain
        text={attentionTexts.knowAll(orders.length)}
        label={attentionTexts.knowAllOf(orders.length)}
        isBusy={isBusy}
        onClick={() => run({ orderIds: orders.slice(0, MAX_KNOWN).map(({ orderId }) => orderId) })}
      />
    </AlarmRow>
  );
}

/**
 * The cancellations from outside that wait for 'Ciente', the newest first. If several wait, a row above them
 * acknowledges all together.
 */
export function CancellationRows({ orders }: { orders: readonly OrderCard[] }) {
  const isMany = orders.length > 1;
  return (
    <AlarmRows
      label={attentionTexts.cancellations}
      items={isMany ? [null, ...orders] : orders}
      rowOf={(order) =>
        order === null ? <AllRow key="all" orders={orders} /> : <Row key={order.orderId} order={order} />
      }
    />
  );
}
