import { type DeliveryEstimate, ESTIMATE_MAX_MINUTES, isValidEstimate } from '@comanda/domain/store/estimate';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import classes from './estimate-panel.module.css';
import { estimateTexts } from './texts.ts';

interface CustomEstimateProps {
  estimate: DeliveryEstimate;
  isCustom: boolean;
  onChoose: (estimate: DeliveryEstimate) => void;
}

/** An own pair of minutes, 1 to 240, the smaller first. */
export function CustomEstimate({ estimate, isCustom, onChoose }: CustomEstimateProps) {
  const [from, setFrom] = useState(String(estimate.minMinutes));
  const [to, setTo] = useState(String(estimate.maxMinutes));
  const [isRefused, setRefused] = useState(false);
  const problemId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = { minMinutes: Number(from), maxMinutes: Number(to) };
    if (isValidEstimate(wanted)) onChoose(wanted);
    else setRefused(true);
  };
  const field = (label: string, value: string, change: (value: string) => void) => (
    <label className={classes.field}>
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={ESTIMATE_MAX_MINUTES}
        value={value}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? problemId : undefined}
        onChange={(event) => {
          change(event.currentTarget.value);
          setRefused(false);
        }}
      />
    </label>
  );

  return (
    <form className={classes.custom} noValidate onSubmit={submit}>
      <p className={classes.legend}>
        {estimateTexts.custom}
        {isCustom ? ` ${estimateTexts.range(estimate)}` : ''}
      </p>
      <div className={classes.fields}>
        {field(estimateTexts.from, from, setFrom)}
        {field(estimateTexts.to, to, setTo)}
        <span>{estimateTexts.minutes}</span>
      </div>
      <p id={problemId} role="alert" className={classes.problem}>
        {isRefused ? estimateTexts.invalid : null}
      </p>
      <Button type="submit" variant="default" fullWidth>
        {estimateTexts.apply}
      </Button>
    </form>
  );
}
