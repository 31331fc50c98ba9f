import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import type { StoredHours } from '@comanda/contract/store/hours/hours.wire';
import { dateAt, dateOfDayNumber, dayNumberOf, weekdayOf } from '@comanda/domain/kit/time/calendar-date';
import { wallClockAt } from '@comanda/domain/kit/time/wall-clock';
import { barsOfDay, periodsOn, type Schedule } from '@comanda/domain/store/hours/schedule';
import { readWeek } from '@comanda/domain/store/hours/week';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { useMinute } from '../../../shared/clock/use-minute.ts';
import { specialDatesOf } from '../../../shared/hours/opening-hours-of.ts';
import { periodWords } from './period-words.ts';
import { hoursTexts } from './texts.ts';
import type { WeekValues } from './use-week-form.ts';
import classes from './week-preview.module.css';

const DAY_MINUTES = 1440;
const SHOWN_DAYS = 7;
const MARKS = [0, 6, 12, 18, 24];

interface WeekPreviewProps {
  values: WeekValues;
  stored: StoredHours;
  isChanged: boolean;
  /** The element with the fields of the week; null: the user may only read. */
  fields: RefObject<HTMLElement | null> | null;
}

/** The next seven days on a line of 24 hours, with the typed values. */
export function WeekPreview({ values, stored, isChanged, fields }: WeekPreviewProps) {
  const now = useMinute();
  const read = useMemo(() => readWeek(values.days), [values.days]);
  const [{ week, isStale }, show] = useState({ week: 'week' in read ? read.week : [], isStale: false });
  useLayoutEffect(() => {
    // The preview must not treat a half-typed time as midnight.
    const isHalfTyped = fields?.current?.querySelector('input:invalid') != null;
    if ('week' in read && !isHalfTyped) show({ week: read.week, isStale: false });
    else show((before) => ({ ...before, isStale: true }));
  }, [read, fields]);
  const timeZone = shownTimeZone();
  const schedule: Schedule = {
    timeZone,
    week,
    specialDates: specialDatesOf(stored.specialDates),
  };
  const today = dateAt(timeZone, now);
  const { hour, minute } = wallClockAt(timeZone, now);
  const hint = isChanged ? hoursTexts.previewUnsaved : hoursTexts.previewHint;
  const names = new Map([...stored.holidays, ...stored.specialDates].map(({ date, name }) => [date, name]));
  return (
    <FormCard title={hoursTexts.preview} hint={isStale ? null : hint}>
      {isStale ? (
        <Note tone="pending" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
          {hoursTexts.previewStale}
        </Note>
      ) : null}
      <ol className={`stack-12 plain-list ${classes.days}`} data-stale={isStale || undefined}>
        {Array.from({ length: SHOWN_DAYS }, (_, ahead) => dateOfDayNumber(dayNumberOf(today) + ahead)).map(
          (date) => (
            <li key={date}>
              <p className={classes.words}>
                <strong className={classes.name}>
                  {hoursTexts.shortDays[weekdayOf(date)]} {date.slice(8)}/{date.slice(5, 7)}
                </strong>
                {date === today ? <span className={classes.today}>{hoursTexts.today}</span> : null}
                {names.get(date) ? <span className={classes.special}>{names.get(date)}</span> : null}
                <span className={`text-14 ${classes.hours}`}>{periodWords(periodsOn(schedule, date))}</span>
              </p>
              <div className={classes.line} aria-hidden="true">
                {barsOfDay(schedule, date).map(({ start, end, isFromDayBefore }) => (
                  <span
                    key={start}
                    className={classes.bar}
                    data-over={isFromDayBefore || undefined}
                    style={{ left: percent(start), width: percent(end - start) }}
                  />
                ))}
                {date === today ? (
                  <span className={classes.now} style={{ left: percent(hour * 60 + minute) }} />
                ) : null}
              </div>
            </li>
          ),
        )}
      </ol>
      <p className={`muted-13 ${classes.marks}`} aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark}>{mark} h</span>
        ))}
      </p>
      <p className="prose-14">{behaviourWords(values)}</p>
    </FormCard>
  );
}

const percent = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`;

function behaviourWords({ days, opensByItself, closesByItself }: WeekValues): string {
  const { noHours, both, opens, closes, none } = hoursTexts.behaviour;
  if (!days.some(({ isOpen }) => isOpen)) return noHours;
  if (opensByItself) return closesByItself ? both : opens;
  return closesByItself ? closes : none;
}
