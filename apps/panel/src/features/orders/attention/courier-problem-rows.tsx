import type { OrderCard } from '@comanda/domain/orders/order';
import { IconMoped } from '@tabler/icons-react';
import { AlarmRow, AlarmRows } from '../../../ui/alarm-rows/alarm-rows.tsx';
import { useOrder } from '../detail/use-order.ts';
import { useOrderParts } from '../order-parts.ts';
import { attentionTexts } from './texts.ts';

const icon = <IconMoped size={22} stroke={2} aria-hidden="true" />;

function Row({ order, isSmall }: { order: OrderCard; isSmall: boolean }) {
  const { CourierProblem } = useOrderParts();
  const { courier, ...detail } = useOrder(order.orderId).order ?? { courier: null };
  return (
    <AlarmRow
      icon={icon}
      title={
        <>
          <a href={`/pedidos?pedido=${order.orderId}`}>#{order.code}</a>{' '}
          {courier?.problem
            ? attentionTexts.courierProblem(courier.problem.words)
            : attentionTexts.courierAsks}
        </>
      }
      facts={attentionTexts.courierWaits}
    >
      {CourierProblem && 'orderId' in detail && !isSmall ? (
        <CourierProblem order={{ ...detail, courier }} hasWords={false} />
      ) : null}
    </AlarmRow>
  );
}

/** Every order whose courier met a problem and waits, with what may be answered where there is room for it. */
export function CourierProblemRows({ orders, isSmall }: { orders: readonly OrderCard[]; isSmall: boolean }) {
  return (
    <AlarmRows
      label={attentionTexts.courierProblems}
      items={orders}
      rowOf={(order) => <Row key={order.orderId} order={order} isSmall={isSmall} />}
      moreText={attentionTexts.moreProblems}
      isSmall={isSmall}
    />
  );
}
