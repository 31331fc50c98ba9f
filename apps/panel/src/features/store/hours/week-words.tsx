import type { StoredHours } from '@comanda/contract/store/hours/hours.wire';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { hoursTexts } from './texts.ts';
import { weekWords } from './use-week-form.ts';
import classes from './week-words.module.css';

/** The week and automatic opening, for users who may only read. */
export function WeekWords({ stored }: { stored: StoredHours }) {
  return (
    <FormCard title={hoursTexts.week}>
      <dl className={classes.list}>
        {weekWords(stored).map(([name, words]) => (
          <div key={name} className={classes.line}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="prose-14">{hoursTexts.wordHint}</p>
    </FormCard>
  );
}
