import type { AuditEntry } from '@comanda/contract/people/audit/audit.wire';
import { type CalendarDate, dateAt } from '@comanda/domain/kit/time/calendar-date';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import row from './audit-row.module.css';
import { AuditRow } from './audit-row.tsx';
import classes from './audit-timeline.module.css';
import { dayWords } from './day-words.ts';
import { auditTexts } from './texts.ts';

interface AuditTimelineProps {
  /** Entries, the newest first. */
  entries: readonly AuditEntry[];
  /** Time zone of the store whose history is shown, and the current day in that zone. */
  timeZone: string;
  today: CalendarDate;
  /** Returns the address of an order's page. Without it, orders are no links. */
  orderHref?: (orderId: number) => string;
}

/** All actions, day by day. */
export function AuditTimeline({ entries, timeZone, today, orderHref }: AuditTimelineProps) {
  return daysOf(entries, timeZone).map(([date, ofDay]) => (
    <Day key={date} date={date} today={today} count={ofDay.length}>
      {runsOf(ofDay).map((run) => {
        const rows = run.map((entry) => (
          <AuditRow key={entry.entryId} entry={entry} timeZone={timeZone} orderHref={orderHref} />
        ));
        return run.length < SHORTEST_RUN ? rows : <Run key={run[0]?.entryId}>{rows}</Run>;
      })}
    </Day>
  ));
}

/**
 * At least this many entries of one kind are folded into one row, e.g. the upload of a folder of pictures.
 */
const SHORTEST_RUN = 4;

/** Groups consecutive entries of the same person, kind and minute. */
function runsOf(entries: readonly AuditEntry[]): AuditEntry[][] {
  const runs: AuditEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run?.[0] && kindOf(run[0]) === kindOf(entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** Kind of an entry: the first words of its sentence name the action, as in 'Pôs a imagem de…'. */
function kindOf({ at, who, area, text }: AuditEntry): string {
  const verb = text.split(' ').slice(0, 3).join(' ');
  return [Math.floor(at / 60_000), who, area, verb].join(' · ');
}

/** Shows the first row of a run. A click shows its other rows. */
function Run({ children: [first, ...others] }: { children: readonly ReactNode[] }) {
  return (
    <>
      {first}
      <li className={classes.run}>
        <details className={row.folded}>
          <summary>
            <IconChevronDown size={16} stroke={2} aria-hidden="true" />
            {auditTexts.seeAlike(others.length)}
          </summary>
          <ol className={classes.alike}>{others}</ol>
        </details>
      </li>
    </>
  );
}

function daysOf(entries: readonly AuditEntry[], timeZone: string): [CalendarDate, AuditEntry[]][] {
  const days = new Map<CalendarDate, AuditEntry[]>();
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
        <span className="muted-13">{auditTexts.count(count)}</span>
      </header>
      <ol className="card-list">{children}</ol>
    </section>
  );
}
