import type { FormState } from '@comanda/ui/form/form-state.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallFormSetting } from './call-form-setting.ts';
import { isSameValue, mergeChanges } from './merge-changes.ts';

/**
 * The saved values and the version that the form's values are based on. New saved values are merged into the
 * form. During a conflict, the version and `before` (the saved values when the conflict began) stay unchanged
 * until the user chooses.
 */
export function useFormBase<Values extends object>(
  setting: Pick<CallFormSetting<Values, unknown>, 'saved' | 'version' | 'fixedLists'>,
  state: FormState<Values>,
) {
  const { saved, version } = setting;
  const [base, setBase] = useState({ saved, before: saved, version, hasClash: false });
  /**
   * The values that were received last. If an answer contains equal values, as after our own save, it is
   * ignored.
   */
  const seen = useRef({ saved, version });
  const onSavedChange = useEffectEvent(() => {
    if (isSameValue({ saved, version }, seen.current)) return;
    seen.current = { saved, version };
    const { values, hasClash } = mergeChanges(base.saved, state.getValues(), saved, setting.fixedLists);
    const isHeld = base.hasClash || hasClash;
    setBase({
      saved,
      before: isHeld ? base.before : saved,
      version: isHeld ? base.version : version,
      hasClash: isHeld,
    });
    if (!isSameValue(values, state.getValues())) state.setValues(values);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the saved values or their version change.
  useEffect(() => onSavedChange(), [saved, version]);
  return {
    ...base,
    /**
     * Called after our own save: `saved` becomes the base of the form. The version follows with the next
     * answer.
     */
    rebase: (saved: Values) => setBase(({ version }) => ({ saved, before: saved, version, hasClash: false })),
    /** Used after the user has chosen a version, or has reset the form to the saved values. */
    restart: (version: number | undefined) => setBase({ saved, before: saved, version, hasClash: false }),
  };
}

export type FormBase<Values extends object> = ReturnType<typeof useFormBase<Values>>;
