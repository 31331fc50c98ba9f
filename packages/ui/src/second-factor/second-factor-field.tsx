import { LONGEST_FACTOR_CODE } from '@comanda/domain/people/access/factor-code';
import { useEffect, useRef, useState } from 'react';
import type { FieldProps } from '../form/field-props.ts';
import { CodeField } from '../form/fields/code-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import classes from './second-factor-field.module.css';
import { secondFactorFieldTexts as texts } from './second-factor-field-texts.ts';

type SecondFactorFieldProps = Pick<FieldProps<string>, 'value' | 'onChange' | 'error'> & {
  readOnly?: boolean;
  /** Contact for users who lost the app and the recovery codes. */
  whoHelps: string;
};

/**
 * Field for the code of the app, or for a recovery code if the user lost the app. It gets the focus when it
 * appears.
 */
export function SecondFactorField({ whoHelps, ...props }: SecondFactorFieldProps) {
  const [isRecovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field also gets the focus.
  useEffect(() => input.current?.focus(), [isRecovery]);
  return (
    <div className={`stack-4 ${classes.field}`}>
      {isRecovery ? (
        <TextField
          {...props}
          ref={input}
          label={texts.recovery}
          hint={texts.recoveryHint}
          name="codigo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST_FACTOR_CODE}
        />
      ) : (
        <CodeField {...props} ref={input} label={texts.code} hint={texts.codeHint} name="codigo" />
      )}
      <button
        type="button"
        className={`plain-button ${classes.other}`}
        onClick={() => {
          props.onChange('');
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? texts.useApp : texts.useRecovery}
      </button>
      {isRecovery ? <p className="prose-14">{whoHelps}</p> : null}
    </div>
  );
}
