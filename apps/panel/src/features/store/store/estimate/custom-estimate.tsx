import {
  type DeliveryEstimate,
  ESTIMATE_MAX_MINUTES,
  isValidEstimate,
} from '@comanda/domain/store/store/estimate';
import { Button } from '@comanda/ui/button/button.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { type FormEvent, useState } from 'react';
import classes from './estimate-panel.module.css';
import { estimateTexts } from './texts.ts';

interface CustomEstimateProps {
  estimate: DeliveryEstimate;
  isCustom: boolean;
  onChoose: (estimate: DeliveryEstimate) => void;
}

/** Custom minutes, 1 to 240, the smaller number first. */
export function CustomEstimate({ estimate, isCustom, onChoose }: CustomEstimateProps) {
  const [typed, setTyped] = useState({ from: String(estimate.minMinutes), to: String(estimate.maxMinutes) });
  const [isRefused, setRefused] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = { minMinutes: Number(typed.from), maxMinutes: Number(typed.to) };
    if (isValidEstimate(wanted)) onChoose(wanted);
    else setRefused(true);
  };
  const field = (name: 'from' | 'to') => ({
    label: estimateTexts[name],
    value: typed[name],
    inputMode: 'numeric' as const,
    maxLength: String(ESTIMATE_MAX_MINUTES).length,
    error: isRefused || null,
    onChange: (text: string) => {
      setTyped({ ...typed, [name]: text.replace(/\D/g, '') });
      setRefused(false);
    },
  });

  return (
    <form className={classes.custom} noValidate onSubmit={submit}>
      <p className={`muted-13 ${classes.legend}`}>
        {estimateTexts.custom}
        {isCustom ? ` ${estimateTexts.range(estimate)}` : ''}
      </p>
      <div className={`grid-8 ${classes.fields}`}>
        <TextField {...field('from')} />
        <TextField {...field('to')} />
        <span className={classes.unit}>{estimateTexts.minutes}</span>
      </div>
      <p role="alert" className={classes.problem}>
        {isRefused ? estimateTexts.invalid : null}
      </p>
      <Button type="submit" variant="default" isWide>
        {estimateTexts.apply}
      </Button>
    </form>
  );
}
