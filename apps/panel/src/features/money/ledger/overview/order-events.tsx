import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime, formatDay } from '@comanda/client/formats/date-time.ts';
import { listOrderMoney, type OrderMoney } from '@comanda/contract/money/ledger/overview.calls';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { PlainTable } from '@comanda/ui/table/plain-table.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { useQuery } from '@tanstack/react-query';
import { ReturnedLine } from '../returned/returned-line.tsx';
import classes from './overview.module.css';
import { kindWords, overviewTexts as texts } from './texts.ts';

/** Element id: the bars of an order's money chart link to this place. */
export const EVENTS_PLACE = 'o-que-aconteceu';

/** Lists an order's transactions in the store's ledger, oldest first. Hidden if there are no transactions. */
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
      {(money) => (money.rows.length + money.contested.length === 0 ? null : <Events money={money} />)}
    </QueryFaces>
  );
}

interface Event {
  postingId: number;
  at: number;
  bookedOn: string;
  name: string;
  /**
   * Null: the row does not change the store's net amount, because contested money belongs to the store until
   * the decision.
   */
  nettCents: number | null;
}

/** Merges the transactions with the events that block or release contested money, by time. */
const eventsOf = ({ rows, contested }: OrderMoney): Event[] =>
  [
    ...rows.map(({ kind, ...row }): Event => ({ ...row, name: kindWords[kind] })),
    ...contested.map(
      ({ cents, ...move }): Event => ({
        ...move,
        name: (cents < 0 ? texts.released : texts.blocked)(formatMoney(Math.abs(cents))),
        nettCents: null,
      }),
    ),
  ].toSorted((one, other) => one.postingId - other.postingId);

function Events({ money }: { money: OrderMoney }) {
  const { eventColumns: columns } = texts;
  const total = money.rows.reduce((sum, { nettCents }) => sum + nettCents, 0);
  return (
    <section className="stack-8" aria-label={texts.events}>
      <h3 id={EVENTS_PLACE} tabIndex={-1} className={classes.heading}>
        {texts.events}
      </h3>
      <PlainTable
        label={`${texts.events}: ${columns.nett}`}
        // The amount is the first column after the name, because phones must scroll to see further columns.
        head={[columns.what, columns.nett, columns.at, columns.booked]}
        words={[columns.at, columns.booked]}
        rows={eventsOf(money).map(({ postingId, at, name, bookedOn, nettCents }) => ({
          key: String(postingId),
          cells: [
            name,
            nettCents === null ? '–' : formatMoney(nettCents),
            formatDateTime(new Date(at)),
            formatDay(bookedOn),
          ],
        }))}
        foot={[columns.nett, formatMoney(total), '', '']}
      />
      {money.returned.map((share) => (
        <p key={`${share.postingId} ${share.to}`} className="muted-14">
          <ReturnedLine share={share} />
        </p>
      ))}
      {money.rows.some(({ isBrandUnknown }) => isBrandUnknown) ? (
        <p className="muted-14">{texts.unknownBrand}</p>
      ) : null}
    </section>
  );
}
