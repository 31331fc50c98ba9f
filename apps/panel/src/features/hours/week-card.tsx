import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { SwitchField } from '@comanda/ui/form/switch-field.tsx';
import { DayRow } from './day-row.tsx';
import { hoursTexts } from './texts.ts';
import { overlapsOf, type WeekForm } from './use-week-form.ts';
import classes from './week-card.module.css';

/** What the store does by itself, and the seven days with their times. */
export function WeekCard({ form }: { form: WeekForm }) {
  const overlaps = overlapsOf(form.values.days);
  return (
    <FormCard title={hoursTexts.week} hint={hoursTexts.weekHint}>
      <div className={classes.switches}>
        <SwitchField
          label={hoursTexts.opensByItself}
          hint={hoursTexts.opensHint}
          {...form.field('opensByItself')}
        />
        <SwitchField
          label={hoursTexts.closesByItself}
          hint={hoursTexts.closesHint}
          {...form.field('closesByItself')}
        />
      </div>
      <div className={classes.days}>
        <div className={classes.head} aria-hidden="true">
          <span>{hoursTexts.columns.day}</span>
          <span>{hoursTexts.columns.first}</span>
          <span>{hoursTexts.columns.second}</span>
        </div>
        {form.values.days.map((day, index) => (
          <DayRow
            key={day.weekday}
            form={form}
            index={index}
            overlaps={overlaps}
            onCopy={(targets) =>
              form.change({
                days: form.values.days.map((each, place) =>
                  targets.includes(place) ? { ...day, weekday: each.weekday } : each,
                ),
              })
            }
          />
        ))}
      </div>
      <p className={classes.foot}>{hoursTexts.wordHint}</p>
    </FormCard>
  );
}
