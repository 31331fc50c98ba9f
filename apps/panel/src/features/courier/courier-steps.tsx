import { formatTime } from '@comanda/client/formats/date-time.ts';
import { useQuery } from '@tanstack/react-query';
import { stepsQuery } from './api/couriers.ts';
import classes from './courier-steps.module.css';
import { courierCardTexts, stepTexts } from './texts.ts';

/** What happened to the delivery so far, oldest first; the last step is where it stands. */
export function CourierSteps({ orderId, version }: { orderId: number; version: number }) {
  const { data: steps, isError } = useQuery(stepsQuery(orderId, version));
  if (isError && !steps) return <p className="muted-13">{courierCardTexts.historyFailed}</p>;
  if (!steps || steps.length === 0) return null;
  return (
    <ol className={classes.steps} aria-label={courierCardTexts.history}>
      {steps.map((step, index) => (
        <li
          key={`${step.at} ${step.status} ${steps.indexOf(step)}`}
          className={classes.step}
          data-last={index === steps.length - 1 || undefined}
        >
          <span className={classes.what}>
            {stepTexts[step.status]}
            {step.person?.name ? <span className={`muted-13 ${classes.who}`}>{step.person.name}</span> : null}
          </span>
          <time dateTime={new Date(step.at).toISOString()}>{formatTime(new Date(step.at))}</time>
        </li>
      ))}
    </ol>
  );
}
