import { dateAt, dateOfDayNumber, dayNumberOf, weekdayOf } from '@comanda/domain/kit/time/calendar-date';
import { instantOf } from '@comanda/domain/kit/time/instant-of';
import { wallClockAt } from '@comanda/domain/kit/time/wall-clock';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { TimeField } from '@comanda/ui/form/fields/typed/time-field.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import classes from './menu-preview.module.css';
import { previewTexts } from './preview-texts.ts';

const MINUTE_MS = 60_000;
/** Until this minute of the day (5:00), people count the time as part of the previous night. */
const DAWN_ENDS = 5 * 60;

/** A day and a time on the store's clock; null: now. Day and time can be empty while the user types. */
export type ChosenMoment = { date: string | null; minutes: number | null } | null;

/** Returns the moment in epoch milliseconds, or `now` while day or time is missing. */
export function instantOfMoment(moment: ChosenMoment, timeZone: string, now: number): number {
  if (moment === null || moment.date === null || moment.minutes === null) return now;
  return instantOf(timeZone, Date.parse(`${moment.date}T00:00:00Z`) + moment.minutes * MINUTE_MS);
}

interface PreviewMomentProps {
  moment: ChosenMoment;
  onChange: (moment: ChosenMoment) => void;
  now: number;
  timeZone: string;
  hasHours: boolean;
}

/** Field for the moment of the preview: now, or a day and time. */
export function PreviewMoment({ moment, onChange, now, timeZone, hasHours }: PreviewMomentProps) {
  const begin = () => {
    const { hour } = wallClockAt(timeZone, now);
    onChange({ date: dateAt(timeZone, now), minutes: hour * 60 });
  };
  return (
    <div className={`grid-8 ${classes.moment}`}>
      <Segmented
        label={previewTexts.moment}
        value={moment === null ? 'now' : 'chosen'}
        options={[
          { value: 'now', label: previewTexts.now },
          { value: 'chosen', label: previewTexts.chosen },
        ]}
        onChange={(value) => (value === 'now' ? onChange(null) : begin())}
      />
      {moment === null ? null : (
        <>
          <div className={classes.dayAndTime}>
            <DateField
              label={previewTexts.day}
              value={moment.date}
              onChange={(date) => onChange({ ...moment, date })}
            />
            <TimeField
              label={previewTexts.time}
              value={moment.minutes}
              stepMinutes={30}
              onChange={(minutes) => onChange({ ...moment, minutes })}
            />
          </div>
          <p className={`muted-13 ${classes.hint}`}>
            {dawnWords(moment)} {hasHours ? previewTexts.byHours : previewTexts.noHours}
          </p>
        </>
      )}
    </div>
  );
}

/** Explains that 01:30 on Saturday belongs to Friday's night, so that the user does not preview the wrong night. */
function dawnWords({ date, minutes }: NonNullable<ChosenMoment>): string | null {
  if (date === null || minutes === null || minutes >= DAWN_ENDS) return null;
  const nameOf = (day: string) => previewTexts.days[weekdayOf(day)] ?? '';
  return previewTexts.dawn(nameOf(dateOfDayNumber(dayNumberOf(date) - 1)), nameOf(date));
}
