import { Button } from '@comanda/ui/button/button.tsx';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import classes from './recovery.module.css';
import type { RecoveryStep } from './recovery-state.ts';
import { recoveryTexts } from './texts.ts';

interface StepFrameProps {
  step: RecoveryStep;
  hint: string;
  children: ReactNode;
  isBusy: boolean;
  canAdvance?: boolean;
  advanceText?: string;
  onBack: () => void;
  onAdvance: () => void;
}

/**
 * The frame of the five steps: progress, title, and the buttons 'Voltar' and 'Avançar'. Enter is the same as
 * 'Avançar'.
 */
export function StepFrame(props: StepFrameProps) {
  const { step, hint, children, isBusy, canAdvance = true, advanceText = recoveryTexts.next } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(form);

  useEffect(() => {
    // Moves the focus to the step's first field. Without a field the title gets the focus, so that screen
    // readers announce the step.
    const field = form.current?.querySelector<HTMLElement>('[data-autofocus]:not(:disabled)');
    (field ?? title.current)?.focus();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !canAdvance) return;
    leadToFault();
    props.onAdvance();
  };
  return (
    <form ref={form} className={`stack-20 ${classes.step}`} onSubmit={submit} noValidate aria-busy={isBusy}>
      <div>
        <p className={`muted-13 ${classes.progress}`}>
          {recoveryTexts.title} · {recoveryTexts.step(step)}
        </p>
        <div className={`grid-4 ${classes.track}`} aria-hidden="true">
          {recoveryTexts.steps.map((name, index) => (
            <span key={name} data-done={index < step || undefined} />
          ))}
        </div>
        <h1 className={classes.title} ref={title} tabIndex={-1}>
          {recoveryTexts.steps[step - 1]}
        </h1>
        <p className={`text-15 ${classes.hint}`}>{hint}</p>
      </div>
      {children}
      <div className={`grid-8 ${classes.actions}`}>
        <Button type="button" variant="default" disabled={isBusy} onClick={props.onBack}>
          {recoveryTexts.back}
        </Button>
        <Button type="submit" isBusy={isBusy} disabled={!canAdvance}>
          {advanceText}
        </Button>
      </div>
    </form>
  );
}
