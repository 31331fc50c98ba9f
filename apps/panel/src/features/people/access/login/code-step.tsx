import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import { Button } from '@comanda/ui/button/button.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { useFaultFocus } from '@comanda/ui/form/use-fault-focus.ts';
import { SecondFactorField } from '@comanda/ui/second-factor/second-factor-field.tsx';
import { secondFactorFieldTexts } from '@comanda/ui/second-factor/second-factor-field-texts.ts';
import { type FormEvent, useRef, useState } from 'react';
import { codeStepTexts } from './code-step-texts.ts';
import type { SecondStep } from './enter-store.ts';
import classes from './login-form.module.css';

interface CodeStepProps {
  /** Logs in with the code; throws ApiError or OfflineError. */
  enter: (second: SecondStep) => Promise<void>;
  onBack: () => void;
}

/**
 * The second step of the login: a code from the authenticator app or a recovery code, and whether to remember
 * this browser.
 */
export function CodeStep({ enter, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [remembersBrowser, setRemembers] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [isEntering, setEntering] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leadToFault = useFaultFocus(form);

  const showFault = (text: string) => {
    setFault(text);
    leadToFault();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEntering) return;
    if (code.trim() === '') return showFault(codeStepTexts.missing);
    setEntering(true);
    try {
      await enter({ code, remembersBrowser });
      // After a success the form stays busy, because the browser is already loading the orders.
    } catch (error) {
      setEntering(false);
      if (error instanceof ApiError && error.code === 'auth.code-wrong') setCode('');
      showFault(failureText(error, codeStepTexts));
    }
  };
  return (
    <form
      ref={form}
      className="stack-16"
      noValidate
      aria-busy={isEntering}
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-15">{codeStepTexts.hint}</p>
      <SecondFactorField
        whoHelps={secondFactorFieldTexts.whoHelps.store}
        value={code}
        error={fault}
        readOnly={isEntering}
        onChange={(typed) => {
          setFault(null);
          setCode(typed);
        }}
      />
      <CheckField
        label={codeStepTexts.remember}
        hint={codeStepTexts.rememberHint}
        value={remembersBrowser}
        onChange={setRemembers}
      />
      <Button type="submit" isWide size="large" isBusy={isEntering}>
        {codeStepTexts.submit}
      </Button>
      <button
        type="button"
        className={`plain-button ${classes.forgot}`}
        disabled={isEntering}
        onClick={onBack}
      >
        {codeStepTexts.back}
      </button>
    </form>
  );
}
