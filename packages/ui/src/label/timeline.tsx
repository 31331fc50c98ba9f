import { IconCheck } from '@tabler/icons-react';
import classes from './timeline.module.css';

export interface TimelineStep {
  label: string;
  /** Time when the step was reached, e.g. '19:42'. */
  time?: string;
}

interface TimelineProps {
  /** Name of the timeline for screen readers. */
  label: string;
  steps: readonly TimelineStep[];
  /** Index of the current step; `steps.length` if all are done. */
  current: number;
  /** True: the process ended here and will not continue, e.g. cancelled. The line is then greyish red. */
  isStopped?: boolean;
}

/** Progress in steps. Completed steps have a check, the current step is bold, later steps are pending. */
export function Timeline({ label, steps, current, isStopped = false }: TimelineProps) {
  return (
    <ol
      className={`plain-list grid-4 ${classes.line}`}
      aria-label={label}
      data-stopped={isStopped || undefined}
    >
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'waiting';
        return (
          <li
            key={step.label}
            className={`muted-13 stack ${classes.step}`}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className={classes.label}>
              {state === 'done' ? (
                <IconCheck size={14} stroke={2.5} className={classes.check} aria-hidden="true" />
              ) : null}
              {step.label}
              {state === 'done' ? <span data-spoken> (feito)</span> : null}
            </span>
            {step.time ? <span className={classes.time}>{step.time}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
