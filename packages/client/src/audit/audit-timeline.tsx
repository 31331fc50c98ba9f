import type { HistoryEntry } from '@comanda/contract/history/history.wire';
import { type CalendarDate, dateAt } from '@comanda/domain/time/calendar-date';
import { type ReactNode, useId } from 'react';
import { AuditRow } from './audit-row.tsx';
import classes from './audit-timeline.module.css';
import { dayWords } from './day-words.ts';
import { auditTexts } from './texts.ts';

interface AuditTimelineProps {
  /** The newest first. */
  entries: readonly HistoryEntry[];
  /** The zone of the store whose history it is, and its day. */
  timeZone: string;
  today: CalendarDate;
  /** Where an order can be seen; without it orders are only named. */
  orderHref?: (orderId: number) => string;
}

/** Who did what, day by day. */
export function AuditTimeline({ entries, timeZone, today, orderHref }: AuditTimelineProps) {
  return daysOf(entries, timeZone).map(([date, ofDay]) => (
    <Day key={date} date={date} today={today} count={ofDay.length}>
      {ofDay.map((entry) => (
        <AuditRow key={entry.entryId} entry={entry} timeZone={timeZone} orderHref={orderHref} />
      ))}
    </Day>
  ));
}

function daysOf(entries: readonly HistoryEntry[], timeZone: string): [CalendarDate, HistoryEntry[]][] {
  const days = new Map<CalendarDate, HistoryEntry[]>();
  for (const entry of entries) {
    const date = dateAt(timeZone, entry.at);
    const ofDay = days.get(date);
    if (ofDay) ofDay.push(entry);
    else days.set(date, [entry]);
  }
  return [...days];
}

interface DayProps {
  date: CalendarDate;
  today: CalendarDate;
  count: number;
  children: ReactNode;
}

function Day({ date, today, count, children }: DayProps) {
  const id = useId();
  const { near, full } = dayWords(date, today);
  return (
    <section className={classes.day} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {near === null ? <span className={classes.full}>{full}</span> : `${near}, `}
          {near === null ? null : <span className={classes.quiet}>{full}</span>}
        </h2>
        <span className={classes.count}>{auditTexts.count(count)}</span>
      </header>
      <ol className={classes.rows}>{children}</ol>
    </section>
  );
}
