import { faultOfRange } from '@comanda/domain/time/day-range';
import { Button } from '@comanda/ui/button/button.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { type FormEvent, useState } from 'react';
import classes from './statement.module.css';
import type { StatementView } from './statement-view.ts';
import { accountOptions, periodOptions, statementTexts as texts } from './texts.ts';

interface StatementFilterProps {
  shown: StatementView;
  isBusy: boolean;
  onShow: (view: StatementView) => void;
}

/** Which account and which days. Nothing is asked for before 'Filtrar'. */
export function StatementFilter({ shown, isBusy, onShow }: StatementFilterProps) {
  const [typed, setTyped] = useState(shown);
  const [over, setOver] = useState(shown);
  const [isTried, setTried] = useState(false);
  // What came from elsewhere, by a link or Back, is what counts.
  if (JSON.stringify(over) !== JSON.stringify(shown)) {
    setOver(shown);
    setTyped(shown);
    setTried(false);
  }
  const faults = faultsOf(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.from === null && faults.to === null) onShow(typed);
  };
  return (
    <form className={`card ${classes.filter}`} aria-label={texts.filter} noValidate onSubmit={submit}>
      <SelectField
        label={texts.account}
        value={typed.account}
        options={accountOptions}
        onChange={(account) => setTyped({ ...typed, account })}
      />
      <SelectField
        label={texts.period}
        value={typed.period}
        options={periodOptions}
        onChange={(period) => setTyped({ ...typed, period, from: null, to: null })}
      />
      {typed.period === 'dates' ? (
        <>
          <DateField
            label={texts.from}
            value={typed.from}
            error={isTried ? faults.from : null}
            onChange={(from) => setTyped({ ...typed, from })}
          />
          <DateField
            label={texts.to}
            value={typed.to}
            error={isTried || (typed.from !== null && typed.to !== null) ? faults.to : null}
            onChange={(to) => setTyped({ ...typed, to })}
          />
        </>
      ) : null}
      <Button type="submit" isBusy={isBusy}>
        {texts.filterNow}
      </Button>
    </form>
  );
}

function faultsOf({ period, from, to }: StatementView): { from: string | null; to: string | null } {
  if (period !== 'dates') return { from: null, to: null };
  if (from === null || to === null)
    return { from: from === null ? texts.noFrom : null, to: to === null ? texts.noTo : null };
  const fault = faultOfRange({ from, to });
  return {
    from: null,
    to: fault === null ? null : { backwards: texts.backwards, 'too-long': texts.tooLong }[fault],
  };
}
