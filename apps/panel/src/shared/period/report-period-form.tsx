import type { ReportPeriod } from '@comanda/contract/insight/report-days.wire';
import { faultOfRange } from '@comanda/domain/time/day-range';
import { Button } from '@comanda/ui/button/button.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { type FormEvent, useState } from 'react';
import type { ReportDays } from './period-view.ts';
import classes from './report-period-form.module.css';

const PERIODS: readonly { value: ReportPeriod; label: string }[] = [
  { value: 'hoje', label: 'Dia atual' },
  { value: '7', label: 'Últimos 7 dias' },
  { value: '30', label: 'Últimos 30 dias' },
  { value: '60', label: 'Últimos 60 dias' },
  { value: '90', label: 'Últimos 90 dias' },
  { value: '0', label: 'Todo o período' },
  { value: 'PP', label: 'Período Personalizado' },
];

interface ReportPeriodFormProps {
  days: ReportDays;
  /** What the button says: 'Filtrar', 'Ver Painel'. */
  action: string;
  isBusy: boolean;
  /** A year at the most can be asked for. */
  isBounded?: boolean;
  /** Called with days that can be asked for; with the same ones the figures are asked for anew. */
  onShow: (days: ReportDays) => void;
}

/** Which days a report is of: a named period, or the days from one to another. Nothing is asked for before the button. */
export function ReportPeriodForm({ days, action, isBusy, isBounded = false, onShow }: ReportPeriodFormProps) {
  const [typed, setTyped] = useState(days);
  const [over, setOver] = useState(days);
  const [isTried, setTried] = useState(false);
  // Days that came from elsewhere, by a link or Back, are what counts.
  if (JSON.stringify(over) !== JSON.stringify(days)) {
    setOver(days);
    setTyped(days);
    setTried(false);
  }
  const { period, from, to } = typed;
  const isDates = period === 'PP';
  const faults = faultsOf(typed, isBounded);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.from === undefined && faults.to === undefined) onShow(typed);
  };
  return (
    <form className={`card ${classes.form}`} noValidate onSubmit={submit}>
      <div className={classes.period}>
        <SelectField
          label="Período"
          value={period}
          options={isBounded ? PERIODS.filter(({ value }) => value !== '0') : PERIODS}
          onChange={(value) => setTyped({ period: value, from: null, to: null })}
        />
      </div>
      {isDates ? (
        <>
          <div className={classes.day}>
            <DateField
              label="De"
              value={from}
              error={isTried ? faults.from : undefined}
              onChange={(day) => setTyped({ ...typed, from: day })}
            />
          </div>
          <div className={classes.day}>
            <DateField
              label="Até"
              value={to}
              error={isTried || (from !== null && to !== null) ? faults.to : undefined}
              onChange={(day) => setTyped({ ...typed, to: day })}
            />
          </div>
        </>
      ) : null}
      <Button type="submit" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}

function faultsOf({ period, from, to }: ReportDays, isBounded: boolean): { from?: string; to?: string } {
  if (period !== 'PP') return {};
  if (from === null || to === null)
    return {
      ...(from === null && { from: 'Informe a data de início.' }),
      ...(to === null && { to: 'Informe a data final.' }),
    };
  const fault = faultOfRange({ from, to });
  if (fault === 'backwards') return { to: 'A data final não pode ser antes da data de início.' };
  return fault === 'too-long' && isBounded ? { to: 'O período pode ter no máximo um ano.' } : {};
}
