import { sendCall } from '@comanda/client/api/send-call.ts';
import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { listPaymentCalendar, type PaymentCalendar } from '@comanda/contract/money/ledger/calendar.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { addMonths, monthOf } from '@comanda/domain/kit/time/calendar-month';
import { Button, ButtonLink } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import iconButton from '@comanda/ui/icon-button.module.css';
import { useMediaQuery } from '@comanda/ui/use-media-query.ts';
import { IconCalendarDollar, IconChevronLeft, IconChevronRight, IconHandClick } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useOnOrders } from '../../../../shared/realtime/use-on-orders.ts';
import { useMay } from '../../../../shared/session/may.tsx';
import { PayoutWaitLine } from '../payout-wait/payout-wait.tsx';
import classes from './calendar.module.css';
import { useCalendarView } from './calendar-view.ts';
import { DayPane } from './day-pane.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthList } from './month-list.tsx';
import { payoutLines, SumLines } from './payout-lines.tsx';
import { Legend } from './statuses.tsx';
import { calendarTexts as texts } from './texts.ts';

const ICON = { stroke: 1.75, 'aria-hidden': true } as const;

/**
 * 'Calendário': the payments of each day of a month. A click on a day's sum opens the payments of that day
 * with their orders.
 */
export function CalendarScreen() {
  const view = useCalendarView();
  const { month } = view;
  const query = useQuery({
    queryKey: ['finance', 'calendar', 'month', month],
    queryFn: ({ signal }) => sendCall(listPaymentCalendar, { month }, { signal }),
    // The current month has two query keys for the same data: with its name, and without a month.
    placeholderData: (before) => (before !== undefined && before.month === month ? before : undefined),
    // The server announces no change when an order is delivered, so each opening and each order event loads the
    // payments again.
    staleTime: 0,
    meta: { subject: 'finance', silent: true },
  });
  const queries = useQueryClient();
  useOnOrders(true, () => void queries.invalidateQueries({ queryKey: ['finance', 'calendar'] }));
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  const isWide = useMediaQuery('(min-width: 1200px)');
  const focusNext = useRef<CalendarDate | null>(null);
  const shownMonth = month ?? query.data?.month ?? null;
  const isDayAlone = view.day !== null && !isWide;
  const hasBook = query.data?.openedOn !== null;
  return (
    <FormPage title={texts.title} subtitle={texts.subtitle}>
      {isDayAlone || !hasBook ? null : (
        <div className={classes.bar}>
          <MonthSteps
            month={shownMonth}
            today={query.data?.today ?? null}
            onMonth={(next) => view.show({ month: next, day: null })}
          />
          <div className="row-16 wraps">
            {query.data ? (
              <p className="muted-13">{texts.asOf(formatDateTime(new Date(query.data.at)))}</p>
            ) : null}
            {isPhone ? null : (
              <div className={classes.view}>
                <Segmented
                  label={texts.view}
                  value={view.isList ? 'list' : 'grid'}
                  options={[
                    { value: 'grid', label: texts.grid },
                    { value: 'list', label: texts.list },
                  ]}
                  onChange={(as) => view.show({ isList: as === 'list' })}
                />
              </div>
            )}
          </div>
        </div>
      )}
      {hasBook ? <PayoutWaitLine /> : null}
      <QueryFaces
        query={query}
        skeleton={<CalendarSkeleton />}
        failed={texts.loadFailed}
        empty={({ openedOn }) => (openedOn === null ? <NotBegun /> : null)}
      >
        {(calendar) =>
          isDayAlone && view.day !== null ? (
            <DayPane
              day={view.day}
              isAlone
              onClose={() => {
                focusNext.current = view.day;
                view.show({ month: calendar.month, day: null });
              }}
            />
          ) : (
            <Month
              calendar={calendar}
              view={view}
              isList={isPhone || view.isList}
              isWide={isWide}
              focusNext={focusNext}
            />
          )
        }
      </QueryFaces>
    </FormPage>
  );
}

interface MonthProps {
  calendar: PaymentCalendar;
  view: ReturnType<typeof useCalendarView>;
  isList: boolean;
  isWide: boolean;
  focusNext: RefObject<CalendarDate | null>;
}

/** The month's sum and its days, next to the chosen day. */
function Month({ calendar, view, isList, isWide, focusNext }: MonthProps) {
  const { month, today, days } = calendar;
  const shown = { month, today, days, selected: view.day, focusNext };
  const onSelect = (day: CalendarDate) => view.show({ day });
  const isEmpty = days.length === 0;
  return (
    <div className={classes.room}>
      <div className={`stack-12 ${classes.month}`}>
        {isEmpty ? (
          <div className="card">
            <EmptyState
              icon={<IconCalendarDollar size={28} stroke={1.5} />}
              title={texts.noneInMonth(month)}
              isCompact
            >
              {texts.noneInMonthHint}
            </EmptyState>
          </div>
        ) : (
          <section className={`card ${classes.summary}`} aria-label={texts.sumOfMonth(month)}>
            <SumLines
              label={texts.sumOfMonth(month)}
              lines={payoutLines(calendar, { ...texts, payout: texts.payoutOfMonth })}
            />
            <p className="muted-13">{texts.howSummed}</p>
          </section>
        )}
        {isList ? (
          isEmpty ? null : (
            <MonthList {...shown} onSelect={onSelect} />
          )
        ) : (
          <>
            <MonthGrid
              {...shown}
              onSelect={onSelect}
              onMonth={(next) => view.show({ month: next, day: null })}
            />
            <Legend />
          </>
        )}
      </div>
      {isWide ? (
        <aside className={classes.aside}>
          {view.day === null ? (
            <div className="card">
              <EmptyState icon={<IconHandClick size={28} stroke={1.5} />} title={texts.chooseDay} isCompact>
                {texts.chooseDayHint}
              </EmptyState>
            </div>
          ) : (
            <DayPane
              day={view.day}
              isAlone={false}
              onClose={() => {
                focusNext.current = view.day;
                view.show({ month, day: null });
              }}
            />
          )}
        </aside>
      ) : null}
    </div>
  );
}

interface MonthStepsProps {
  month: string | null;
  today: CalendarDate | null;
  onMonth: (month: string | null) => void;
}

/** The month's name between the buttons for the previous and the next month. */
function MonthSteps({ month, today, onMonth }: MonthStepsProps) {
  return (
    <div className="row-8 wraps">
      <button
        type="button"
        className={iconButton.button}
        aria-label={texts.previous}
        aria-disabled={month === null || undefined}
        onClick={() => month !== null && onMonth(addMonths(month, -1))}
      >
        <IconChevronLeft size={20} {...ICON} />
      </button>
      <h2 className={classes.monthName} aria-live="polite">
        {month === null ? <Skeleton width="9rem" height={20} /> : texts.monthWords(month)}
      </h2>
      <button
        type="button"
        className={iconButton.button}
        aria-label={texts.next}
        aria-disabled={month === null || undefined}
        onClick={() => month !== null && onMonth(addMonths(month, 1))}
      >
        <IconChevronRight size={20} {...ICON} />
      </button>
      {month === null || today === null || month === monthOf(today) ? null : (
        <Button variant="subtle" onClick={() => onMonth(null)}>
          {texts.thisMonth}
        </Button>
      )}
    </div>
  );
}

/** Shown for a store without a ledger, which means that the store never had an order with an online payment. */
function NotBegun() {
  const may = useMay();
  return (
    <EmptyState
      icon={<IconCalendarDollar size={28} stroke={1.5} />}
      title={texts.notBegun}
      action={
        may('online-payment.manage') ? (
          <ButtonLink href="/financeiro/pagamentoonline">{texts.toOnlinePayment}</ButtonLink>
        ) : null
      }
    >
      {texts.notBegunHint}
    </EmptyState>
  );
}

/** Skeleton of the sum and five weeks. */
function CalendarSkeleton() {
  return (
    <SkeletonArea>
      <div className={classes.room}>
        <div className={`stack-12 ${classes.month}`}>
          <Skeleton height={96} />
          <div className={classes.skeletonGrid}>
            {Array.from({ length: 35 }, (_, index) => `day-${index}`).map((key) => (
              <Skeleton key={key} height={80} />
            ))}
          </div>
        </div>
      </div>
    </SkeletonArea>
  );
}
