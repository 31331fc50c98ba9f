import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import { listOrderMoney, type OrderTransaction } from '@comanda/contract/money/ledger/overview.calls';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { useQuery } from '@tanstack/react-query';
import classes from './overview.module.css';
import { kindWords, overviewTexts as texts } from './texts.ts';

/** The bars of an order's money link to this place. */
export const EVENTS_PLACE = 'o-que-aconteceu';

/** The transactions of an order in the store's book, in their order; hidden when there are none. */
export function OrderEvents({ orderId }: { orderId: number }) {
  const query = useQuery({
    queryKey: ['finance', 'order-money', orderId],
    queryFn: ({ signal }) => sendCall(listOrderMoney, { orderId }, { signal }),
    meta: { subject: 'finance', silent: true },
  });
  return (
    <QueryFaces
      query={query}
      skeleton={
        <SkeletonArea>
          <Skeleton width="100%" height={120} />
        </SkeletonArea>
      }
      failed={texts.orderFailed}
    >
      {(transactions) => (transactions.length === 0 ? null : <Events transactions={transactions} />)}
    </QueryFaces>
  );
}

function Events({ transactions }: { transactions: readonly OrderTransaction[] }) {
  const { eventColumns: columns } = texts;
  const total = transactions.reduce((sum, { nettCents }) => sum + nettCents, 0);
  return (
    <section className="stack-8" aria-label={texts.events}>
      <h3 id={EVENTS_PLACE} tabIndex={-1} className={classes.heading}>
        {texts.events}
      </h3>
      <PlainTable
        label={`${texts.events}: ${columns.nett}`}
        // The amount is the first column after the name: on a phone the others need scrolling.
        head={[columns.what, columns.nett, columns.at, columns.booked]}
        words={[columns.at, columns.booked]}
        rows={transactions.map(({ postingId, at, kind, bookedOn, nettCents }) => ({
          key: String(postingId),
          cells: [kindWords[kind], formatMoney(nettCents), formatDateTime(new Date(at)), formatDay(bookedOn)],
        }))}
        foot={[columns.nett, formatMoney(total), '', '']}
      />
      {transactions.some(({ isBrandUnknown }) => isBrandUnknown) ? (
        <p className="muted-14">{texts.unknownBrand}</p>
      ) : null}
    </section>
  );
}
