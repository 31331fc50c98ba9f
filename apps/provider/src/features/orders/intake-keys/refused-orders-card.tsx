import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { listStoreRefusedOrders } from '@comanda/contract/orders/intake/provider-refused-orders.calls';
import { refusedOrderWords } from '@comanda/domain/orders/orders/refused-order-words';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Row, Rows } from '@comanda/ui/list/rows.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { refusedTexts as texts } from './texts.ts';

/** Orders from partners that were refused. */
export function RefusedOrdersCard({ storeId }: { storeId: number }) {
  const query = useQuery({
    queryKey: ['store', storeId, 'refused-orders'],
    queryFn: ({ signal }) => sendCall(listStoreRefusedOrders, { storeId }, { signal }),
    meta: { silent: true },
  });
  return (
    <FormCard title={texts.title} hint={texts.hint}>
      <QueryFaces
        query={query}
        isCompact
        skeleton={<TableSkeleton rows={3} hasTools={false} />}
        failed={texts.failed}
        empty={(orders) =>
          orders.length > 0 ? null : (
            <EmptyState
              isCompact
              icon={<IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />}
              title={texts.noneTitle}
            >
              {texts.noneHint}
            </EmptyState>
          )
        }
      >
        {(orders) => (
          <Rows label={texts.title}>
            {orders.map((order) => {
              const { title, facts } = refusedOrderWords(order, (at) => formatDateTime(new Date(at)));
              return <Row key={`${order.reason} ${order.partner}`} name={title} facts={facts} />;
            })}
          </Rows>
        )}
      </QueryFaces>
    </FormCard>
  );
}
