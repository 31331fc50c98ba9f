import { recordLimits } from '@comanda/contract/kit/record-limits';
import { useFormState } from '@comanda/ui/form/form-state.ts';
import type { CurrentVersion } from '@comanda/web/api/read-refusal';
import { type RefObject, useRef, useState } from 'react';
import type { At, CallFormSetting, FieldState, FormFaults } from './call-form-setting.ts';
import { faultsIn, remainingFaults, unreadField } from './form-faults.ts';
import { isSameValue } from './merge-changes.ts';
import { useFaultReport } from './use-fault-report.ts';
import { useFormBase } from './use-form-base.ts';
import { useFormSave } from './use-form-save.ts';
import { useMeanwhile } from './use-meanwhile.ts';

/**
 * A form that sends its values with one call. It makes the same checks as the server. A refusal is shown at
 * the refused fields, and the first of them gets the focus. Typed text is never lost, with any result of the
 * call. If another user has saved in the meantime, the user chooses a version. Render it with `CallForm` (a
 * page) or `CallFormDialog`.
 */
export function useCallForm<Values extends object, Answer>(setting: CallFormSetting<Values, Answer>) {
  const { saved, version, record } = setting;
  const element = useRef<HTMLFormElement>(null);
  const state = useFormState<Values>({ initialValues: saved, onValuesChange: setting.onValues });
  const faultReport = useFaultReport(element, setting, state);
  const base = useFormBase(setting, state);
  const { isSaving, ...saving } = useFormSave(setting, state, base, faultReport);
  const { meanwhile, settle } = useMeanwhile(setting, state, base, saving);
  /** Faults that were found before the last attempt to send. */
  const [found, setFound] = useState<FormFaults>({});
  const errors = remainingFaults(state.errors as FormFaults, found, () => faultsIn(setting, state.values));

  const submit = () => {
    if (isSaving) return;
    const values = state.getValues();
    const faults = faultsIn(setting, values);
    setFound(faults);
    state.setErrors(faults);
    // Text that is no valid value shows a fault at its field, together with all other faults.
    const unread = unreadField(element.current);
    if (unread) unread.focus();
    else if (Object.keys(faults).length > 0) faultReport.showFaults(faults);
    else void saving.save(values, base.version);
  };

  return {
    element,
    values: state.values,
    /** The state of one field, by its path: `name`, `bands.2.start`. */
    field: <Path extends string>(path: Path): FieldState<At<Values, Path>> => ({
      ...(record && recordLimits(record, path)),
      value: state.getInputProps(path).value as At<Values, Path>,
      onChange: (value) => state.setFieldValue(path, value as never),
      error: errors[path] ?? null,
      'data-path': path,
    }),
    /** Changes several fields at once, or whole lists. */
    change: (part: Partial<Values>) => state.setValues(part),
    errors,
    isChanged: !isSameValue(state.values, base.saved),
    isSaving,
    submit,
    /** Returns to the saved values. */
    reset: () => {
      state.setErrors({});
      state.setValues(saved);
      base.restart(version);
    },
    meanwhile,
    saved,
    before: base.before,
    settle,
  };
}

export interface CallFormState<Values extends object> {
  element: RefObject<HTMLFormElement | null>;
  values: Values;
  saved: Values;
  before: Values;
  isChanged: boolean;
  isSaving: boolean;
  meanwhile: CurrentVersion | null;
  submit: () => void;
  reset: () => void;
  settle: (choice: 'yours' | 'theirs' | null) => void;
}
