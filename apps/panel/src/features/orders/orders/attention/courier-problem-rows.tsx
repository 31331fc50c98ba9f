import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { isComingBack } from '@comanda/domain/orders/orders/order-status';
import { AlarmButton, AlarmRow, AlarmRows } from '@comanda/ui/alarm-rows/alarm-rows.tsx';
import { IconMoped } from '@tabler/icons-react';
import { useState } from 'react';
import { useOrder } from '../detail/use-order.ts';
import { useLiveOrders } from '../live-orders-context.ts';
import { useOrderSlots } from '../order-slots.ts';
import { attentionTexts } from './texts.ts';

const icon = <IconMoped size={22} stroke={2} aria-hidden="true" />;

/**
 * Row for an order that left the store and will not reach the customer. The courier needs no answer, but the
 * store must confirm that it has seen this.
 */
function BackRow({ order }: { order: OrderCard }) {
  const { commands } = useLiveOrders();
  const [isSending, setSending] = useState(false);
  const { courierStatus } = order;
  const acknowledge = async () => {
    setSending(true);
    if (!(await commands.acknowledge(order.orderId))) setSending(false);
  };
  return (
    <AlarmRow
      icon={icon}
      title={
        <>
          <a href={`/pedidos?pedido=${order.orderId}`}>#{order.code}</a>{' '}
          {courierStatus === 'returning'
            ? attentionTexts.comesBack
            : courierStatus === 'returned'
              ? attentionTexts.cameBack
              : attentionTexts.dropped}
        </>
      }
      facts={courierStatus === 'returning' ? attentionTexts.comesBackHint : attentionTexts.cameBackHint}
    >
      <AlarmButton
        isMain
        text={attentionTexts.known}
        label={attentionTexts.knownOfCourier(`#${order.code}`)}
        isBusy={isSending}
        onClick={() => void acknowledge()}
      />
    </AlarmRow>
  );
}

function Row({ order }: { order: OrderCard }) {
  const { CourierProblem } = useOrderSlots();
  const { courier, ...detail } = useOrder(order.orderId).order ?? { courier: null };
  return (
    <AlarmRow
      icon={icon}
      title={
        <>
          <a href={`/pedidos?pedido=${order.orderId}`}>#{order.code}</a>{' '}
          {courier?.problem
            ? attentionTexts.courierProblem(courier.problem.words)
            : attentionTexts.courierProblemTitle}
        </>
      }
      facts={attentionTexts.courierWaits}
    >
      {CourierProblem && 'orderId' in detail ? (
        <CourierProblem order={{ ...detail, courier }} hasWords={false} />
      ) : null}
    </AlarmRow>
  );
}

/** Every order whose courier waits with a problem, with the possible answers. */
export function CourierProblemRows({ orders }: { orders: readonly OrderCard[] }) {
  return (
    <AlarmRows
      label={attentionTexts.courierProblems}
      items={orders}
      rowOf={(order) =>
        isComingBack(order) ? (
          <BackRow key={order.orderId} order={order} />
        ) : (
          <Row key={order.orderId} order={order} />
        )
      }
    />
  );
}
