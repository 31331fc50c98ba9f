import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import {
  listOrderMoney,
  type OrderTransaction,
  type PeriodOrder,
} from '@comanda/contract/ledger/overview.calls';
import { formatCents } from '@comanda/domain/money/format-cents';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { WaterfallChart } from '@comanda/ui/chart/waterfall-chart.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { useQuery } from '@tanstack/react-query';
import classes from './overview.module.css';
import { orderLines } from './period-lines.ts';
import { kindWords, overviewTexts as texts } from './texts.ts';

const WIDTH = 720;

/** An order's money: from what was sold to what is the store's, and each thing that happened to it. */
export function OrderMoneyDialog({ order, onClose }: { order: PeriodOrder; onClose: () => void }) {
  const { orderId, code } = order;
  const query = useQuery({
    queryKey: ['finance', 'order-money', orderId],
    queryFn: ({ signal }) => sendCall(listOrderMoney, { orderId }, { signal }),
    meta: { subject: 'finance', silent: true },
  });
  return (
    <Dialog
      opened
      isFullOnPhone
      width={WIDTH}
      title={texts.orderTitle(code ?? String(orderId))}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
          <ButtonLink href={`/pedidos?pedido=${orderId}`}>{texts.openOrder}</ButtonLink>
        </>
      }
    >
      <div className="stack-16">
        <WaterfallChart
          title={texts.columns.nett}
          period={order.orderedAt === null ? '' : formatDateTime(new Date(order.orderedAt))}
          formula={texts.howFormula}
          figure={{ value: order.nettCents }}
          lines={orderLines(order)}
          stated={{ cents: order.nettCents, gapName: texts.lines.rest }}
        />
        <QueryFaces
          query={query}
          skeleton={
            <SkeletonArea>
              <Skeleton width="100%" height={120} />
            </SkeletonArea>
          }
          failed={texts.orderFailed}
        >
          {(transactions) => <Events transactions={transactions} />}
        </QueryFaces>
      </div>
    </Dialog>
  );
}

function Events({ transactions }: { transactions: readonly OrderTransaction[] }) {
  const { eventColumns: columns } = texts;
  const total = transactions.reduce((sum, { nettCents }) => sum + nettCents, 0);
  return (
    <section className="stack-8" aria-label={texts.events}>
      <h3 className={classes.heading}>{texts.events}</h3>
      <PlainTable
        label={`${texts.events}: ${columns.nett}`}
        head={[columns.what, columns.at, columns.booked, columns.nett]}
        rows={transactions.map(({ postingId, at, kind, bookedOn, nettCents }) => ({
          key: String(postingId),
          cells: [kindWords[kind], formatDateTime(new Date(at)), formatDay(bookedOn), formatCents(nettCents)],
        }))}
        foot={[columns.nett, '', '', formatCents(total)]}
      />
    </section>
  );
}
