import type { FieldState } from '@comanda/client/form/call-form-setting.ts';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { DayRow, WeekHead } from '../../../shared/hours/day-row.tsx';
import weekClasses from '../../../shared/hours/week-days.module.css';
import { hoursTexts } from './texts.ts';
import { overlapsOf, type WeekForm } from './use-week-form.ts';
import classes from './week-card.module.css';

/** Automatic opening and closing, and the times of the seven days. */
export function WeekCard({ form }: { form: WeekForm }) {
  const overlaps = overlapsOf(form.values.days);
  return (
    <FormCard title={hoursTexts.week} hint={hoursTexts.weekHint}>
      <div className={`grid-16 ${classes.switches}`}>
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
      <div className={`stack ${weekClasses.days}`}>
        <WeekHead />
        {form.values.days.map((day, index) => (
          <DayRow
            key={day.weekday}
            day={day}
            index={index}
            isOpen={form.field(`days.${index}.isOpen`) as FieldState<boolean>}
            time={(name) => form.field(`days.${index}.${name}`) as FieldState<number | null>}
            faultOf={(name) => overlaps[`days.${index}.${name}`]}
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
      <p className="prose-14">{hoursTexts.wordHint}</p>
    </FormCard>
  );
}
