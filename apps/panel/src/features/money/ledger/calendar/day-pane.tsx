import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import {
  type CalendarPayment,
  listPaymentsOfDay,
  type PaymentsOfDay,
} from '@comanda/contract/money/ledger/calendar.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import iconButton from '@comanda/ui/icon-button.module.css';
import { ListFoot } from '@comanda/ui/table/list-foot.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconArrowLeft, IconCalendarOff, IconChevronRight, IconX } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePayoutWait } from '../payout-wait/payout-wait.tsx';
import classes from './calendar.module.css';
import { PaymentDialog } from './payment-dialog.tsx';
import { payoutLines, SumLines } from './payout-lines.tsx';
import { PaymentStatusLabel } from './statuses.tsx';
import { methodWords, orderWords, shownStatus, calendarTexts as texts, wayWords } from './texts.ts';

/** Payments per page. A Monday of a big store has hundreds of payments. */
const MAX_AT_ONCE = 50;

interface DayPaneProps {
  day: CalendarDate;
  /** True: the pane replaces the month on the screen. */
  isAlone: boolean;
  onClose: () => void;
}

/**
 * 'Pagamentos em 23/11/2026': the sum of a day, the amounts that its settlement retained and credited, and
 * each payment.
 */
export function DayPane({ day, isAlone, onClose }: DayPaneProps) {
  const query = useInfiniteQuery({
    queryKey: ['finance', 'calendar', 'day', day],
    queryFn: ({ pageParam, signal }) =>
      sendCall(listPaymentsOfDay, { day, limit: MAX_AT_ONCE, after: pageParam }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    // Each page has the sums of the whole day; the sums on the last loaded page are the newest.
    select: ({ pages }): PaymentsOfDay | undefined => {
      const last = pages.at(-1);
      return last && { ...last, payments: pages.flatMap(({ payments }) => payments) };
    },
    // The server announces no change when an order is delivered, so each opening of the pane loads the payments again.
    staleTime: 0,
    meta: { subject: 'finance', silent: true },
  });
  const wait = usePayoutWait();
  const [opened, setOpened] = useState<CalendarPayment | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day also focuses the title.
  useEffect(() => {
    if (isAlone) title.current?.focus();
  }, [isAlone, day]);
  return (
    <section className={`card ${classes.pane}`} aria-labelledby="payments-of-day">
      {isAlone ? (
        <Button
          variant="subtle"
          icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />}
          onClick={onClose}
        >
          {texts.backToMonth}
        </Button>
      ) : null}
      <div className="spread">
        <div>
          <h2 id="payments-of-day" ref={title} tabIndex={-1} className={classes.paneTitle}>
            {texts.paymentsOn(day)}
          </h2>
          <p className="muted-13">{texts.dayWords(day)}</p>
        </div>
        {isAlone ? null : (
          <button type="button" className={iconButton.button} aria-label={texts.closeDay} onClick={onClose}>
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
      <QueryFaces
        query={query}
        skeleton={<DaySkeleton />}
        failed={texts.dayFailed}
        isCompact
        empty={({ payments, settlementState }) =>
          payments.length > 0 || settlementState !== null ? null : (
            <EmptyState icon={<IconCalendarOff size={28} stroke={1.5} />} title={texts.noneOnDay} isCompact>
              {texts.noneInMonthHint}
            </EmptyState>
          )
        }
      >
        {(answer) => (
          <>
            <SumLines
              label={texts.paymentsOn(day)}
              lines={payoutLines(answer, {
                sum: texts.payments(answer.count),
                retained: texts.retainedWhy,
                retainedForInvoices: texts.retainedForInvoicesWhy,
                credit: texts.creditWhy,
                payout: payoutName(answer, wait !== null && wait.reason !== 'returned'),
              })}
            />
            {answer.ways.length > 1 ? <MethodsOfDay ways={answer.ways} /> : null}
            <ul className={`plain-stack ${classes.payments}`} aria-label={texts.sum}>
              {answer.payments.map((payment) => (
                <PaymentRow key={payment.receivableId} payment={payment} onOpen={() => setOpened(payment)} />
              ))}
            </ul>
            {answer.count > MAX_AT_ONCE ? (
              <ListFoot
                list={{
                  data: answer.payments,
                  hasMore: query.hasNextPage,
                  isFetchingMore: query.isFetchingNextPage,
                  hasMoreFailed: query.isFetchNextPageError,
                  more: () => void query.fetchNextPage(),
                }}
                noun={texts.paymentNoun}
                total={answer.count}
              />
            ) : null}
            <p className="muted-13">{texts.asOf(formatDateTime(new Date(answer.at)))}</p>
          </>
        )}
      </QueryFaces>
      {opened === null ? null : <PaymentDialog payment={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}

/** Label of a day's sum: names the status of the day's settlement, or says that payments still wait. */
function payoutName({ settlementState }: PaymentsOfDay, waits: boolean): string {
  if (settlementState !== null) return texts.payoutIn[settlementState];
  return waits ? texts.payoutWaits : texts.payoutAhead;
}

/** Number and sum of a day's payments for each payment method. */
function MethodsOfDay({ ways }: Pick<PaymentsOfDay, 'ways'>) {
  return (
    <ul className="plain-list stack-4 muted-13" aria-label={texts.byWay}>
      {ways.map(({ method, count, sumCents }) => (
        <li key={method} className="spread">
          <span>{`${methodWords(method)} · ${texts.payments(count)}`}</span>
          <span className={classes.wayAmount}>{formatMoney(sumCents)}</span>
        </li>
      ))}
    </ul>
  );
}

function PaymentRow({ payment, onOpen }: { payment: CalendarPayment; onOpen: () => void }) {
  return (
    <li className={classes.payment}>
      <button type="button" className={`plain-button ${classes.paymentOpen}`} onClick={onOpen}>
        <span className={classes.paymentWords}>
          <strong className={classes.figure}>{orderWords(payment)}</strong>
          <span className="muted-13">{wayWords(payment)}</span>
        </span>
        <span className={classes.paymentAmount}>
          <strong className={classes.figure}>{formatMoney(payment.cents)}</strong>
          <PaymentStatusLabel status={shownStatus(payment)} />
        </span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </li>
  );
}

function DaySkeleton() {
  return (
    <SkeletonArea>
      <div className="stack-12">
        <Skeleton height={64} />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={52} />
        ))}
      </div>
    </SkeletonArea>
  );
}
