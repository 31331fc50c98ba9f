import type { CalendarDayTotal } from '@comanda/contract/money/ledger/calendar.calls';
import { type CalendarDate, weekdayOf } from '@comanda/domain/kit/time/calendar-date';
import type { CalendarMonth } from '@comanda/domain/kit/time/calendar-month';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconChevronRight } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import classes from './calendar.module.css';
import grid from './month-grid.module.css';
import { dayLabel } from './month-grid.tsx';
import { STATUS_STYLES } from './statuses.tsx';
import { countWords, minus, plus, shownStatus, calendarTexts as texts } from './texts.ts';

interface MonthListProps {
  month: CalendarMonth;
  today: CalendarDate;
  days: readonly CalendarDayTotal[];
  selected: CalendarDate | null;
  /** The day to focus when the user returns from this day's pane. */
  focusNext: RefObject<CalendarDate | null>;
  onSelect: (day: CalendarDate) => void;
}

/** The days of a month with payments, as a list. */
export function MonthList({ month, today, days, selected, focusNext, onSelect }: MonthListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === null) return;
    focusNext.current = null;
    list.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
  });
  return (
    <ul ref={list} className="card-list" aria-label={texts.monthWords(month)}>
      {days.map((total) => (
        <li key={total.day} className={classes.dayRow} data-selected={total.day === selected || undefined}>
          <button
            type="button"
            className={`plain-button ${classes.dayOpen}`}
            data-day={total.day}
            aria-current={total.day === today ? 'date' : undefined}
            onClick={() => onSelect(total.day)}
          >
            <span data-spoken>{dayLabel(total.day, total)}</span>
            <span className="no-box" aria-hidden="true">
              <span className={classes.dayDate}>
                <strong className={classes.dayNumber}>{Number(total.day.slice(8))}</strong>
                <span>{texts.weekdays[weekdayOf(total.day)]?.slice(0, 3)}</span>
              </span>
              <span className={classes.dayFacts}>
                {total.count > 0 ? <span>{texts.payments(total.count)}</span> : null}
                <span className={grid.signs}>
                  {total.statuses.map((group) => {
                    const status = shownStatus(group);
                    const { tone, Icon } = STATUS_STYLES[status];
                    return (
                      <span key={status} className={grid.sign} data-tone={tone}>
                        <Icon size={14} stroke={2} aria-hidden="true" />
                        {countWords(status, group.count)}
                      </span>
                    );
                  })}
                </span>
              </span>
              <span className={classes.dayAmounts}>
                {total.count > 0 ? (
                  <strong className={classes.figure}>{formatMoney(total.sumCents)}</strong>
                ) : null}
                <RetainedAndGiven total={total} />
              </span>
            </span>
            <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function RetainedAndGiven({ total }: { total: CalendarDayTotal }) {
  const retained = total.retainedCents + total.retainedForInvoicesCents;
  return (
    <>
      {retained > 0 ? <span className={grid.kept}>{`${minus(retained)} retido`}</span> : null}
      {total.creditCents > 0 ? (
        <span className={grid.given}>{`${plus(total.creditCents)} crédito`}</span>
      ) : null}
    </>
  );
}
