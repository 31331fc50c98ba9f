import type { CalendarDayTotal } from '@comanda/contract/money/ledger/calendar.calls';
import { type CalendarDate, weekdayOf } from '@comanda/domain/kit/time/calendar-date';
import {
  addDays,
  type CalendarMonth,
  monthOf,
  sameDayOfMonth,
  weeksOfMonth,
} from '@comanda/domain/kit/time/calendar-month';
import { isBankDay } from '@comanda/domain/money/banking/bank-calendar';
import { formatMoney } from '@comanda/web/formats/format-money';
import { IconBuildingBank } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import classes from './month-grid.module.css';
import { STATUS_STYLES } from './statuses.tsx';
import { minus, plus, shownStatus, statusWords, calendarTexts as texts } from './texts.ts';

interface MonthGridProps {
  month: CalendarMonth;
  today: CalendarDate;
  days: readonly CalendarDayTotal[];
  selected: CalendarDate | null;
  /** The day to focus after the next render, if the user moved by keyboard. */
  focusNext: RefObject<CalendarDate | null>;
  onSelect: (day: CalendarDate) => void;
  /** Called when an arrow key leaves the month. */
  onMonth: (month: CalendarMonth) => void;
}

/**
 * A month with Sunday first: sum and status of each day. Only one day is in the Tab order. Arrows move by a
 * day or a week, Home and End within the week, PageUp and PageDown by a month.
 */
export function MonthGrid({ month, today, days, selected, focusNext, onSelect, onMonth }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<CalendarDate | null>(null);
  const totals = new Map(days.map((total) => [total.day, total]));
  const inMonth = (day: CalendarDate | null) => day !== null && monthOf(day) === month;
  const stop =
    [current, selected, today].find(inMonth) ?? days.find(({ day }) => inMonth(day))?.day ?? `${month}-01`;

  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === null || monthOf(wanted) !== month) return;
    focusNext.current = null;
    setCurrent(wanted);
    grid.current?.querySelector<HTMLElement>(`[data-day="${wanted}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayForKey(event.key, stop);
    if (next === null) return;
    event.preventDefault();
    focusNext.current = next;
    if (monthOf(next) === month) setCurrent(next);
    else onMonth(monthOf(next));
  };

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid of days is a table.
      role="grid"
      aria-label={texts.monthWords(month)}
      className={classes.grid}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {texts.weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              <span aria-hidden="true">{weekday.slice(0, 3)}</span>
              <span data-spoken>{weekday}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              monthOf(day) === month ? (
                <td key={day}>
                  <DayButton
                    day={day}
                    total={totals.get(day)}
                    isToday={day === today}
                    isSelected={day === selected}
                    isStop={day === stop}
                    onSelect={() => {
                      setCurrent(day);
                      onSelect(day);
                    }}
                  />
                </td>
              ) : (
                <td key={day} className={classes.outside} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dayForKey(key: string, day: CalendarDate): CalendarDate | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp') return sameDayOfMonth(day, -1);
  return key === 'PageDown' ? sameDayOfMonth(day, 1) : null;
}

interface DayButtonProps {
  day: CalendarDate;
  total: CalendarDayTotal | undefined;
  isToday: boolean;
  isSelected: boolean;
  isStop: boolean;
  onSelect: () => void;
}

function DayButton({ day, total, isToday, isSelected, isStop, onSelect }: DayButtonProps) {
  const isHoliday = isHolidayOf(day);
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      data-closed={!isBankDay(day) || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isSelected}
      onClick={onSelect}
    >
      <span data-spoken>{dayLabel(day, total)}</span>
      <span className="no-box" aria-hidden="true">
        <span className={classes.number}>
          <span>{Number(day.slice(8))}</span>
          {isHoliday ? <IconBuildingBank size={14} stroke={1.75} aria-hidden="true" /> : null}
        </span>
        {total === undefined ? null : <DayFigures total={total} />}
      </span>
    </button>
  );
}

/** The amounts of a day: sum, payments by status, amounts that its settlement retained and credited. */
function DayFigures({ total }: { total: CalendarDayTotal }) {
  const retained = total.retainedCents + total.retainedForInvoicesCents;
  return (
    <>
      {total.count > 0 ? <strong className={classes.amount}>{formatMoney(total.sumCents)}</strong> : null}
      {retained > 0 ? <span className={classes.kept}>{minus(retained)}</span> : null}
      {total.creditCents > 0 ? <span className={classes.given}>{plus(total.creditCents)}</span> : null}
      {total.statuses.length > 0 ? (
        <span className={classes.signs}>
          {total.statuses.map((group) => {
            const status = shownStatus(group);
            const { tone, Icon } = STATUS_STYLES[status];
            return (
              <span key={status} className={classes.sign} data-tone={tone} title={statusWords[status]}>
                <Icon size={14} stroke={2} aria-hidden="true" />
                {group.count}
              </span>
            );
          })}
        </span>
      ) : null}
    </>
  );
}

/** True: banks are closed on this weekday. */
export const isHolidayOf = (day: CalendarDate) => !isBankDay(day) && ![0, 6].includes(weekdayOf(day));

/** A day in words: date, sum, payments by status, retained and credited amounts. */
export function dayLabel(day: CalendarDate, total: CalendarDayTotal | undefined): string {
  const holiday = isHolidayOf(day) ? [texts.holiday] : [];
  if (total === undefined) return [texts.dayWords(day), ...holiday, texts.noneOnDay].join('. ');
  const saved = total.statuses.map((group) => `${statusWords[shownStatus(group)]}: ${group.count}`);
  const retained = total.retainedCents + total.retainedForInvoicesCents;
  return [
    texts.dayWords(day),
    ...holiday,
    `${formatMoney(total.sumCents)} em ${texts.payments(total.count)}`,
    ...saved,
    ...(retained > 0 ? [`${texts.retained}: ${formatMoney(retained)}`] : []),
    ...(total.creditCents > 0 ? [`${texts.credit}: ${formatMoney(total.creditCents)}`] : []),
  ].join('. ');
}
