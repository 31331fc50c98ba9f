import type { FormState } from '@comanda/ui/form/form-state.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import type { CurrentVersion } from '@comanda/web/api/read-refusal';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure-text.ts';
import { refreshQueries } from '../api/refresh-queries.ts';
import { reportFailure } from '../api/report-failure.ts';
import type { CallFormSetting } from './call-form-setting.ts';
import { faultsOf } from './form-faults.ts';
import { mergeChanges } from './merge-changes.ts';
import { formTexts } from './texts.ts';
import type { FaultReport } from './use-fault-report.ts';
import type { FormBase } from './use-form-base.ts';

/**
 * Sends the form. After a success, the sent values are the saved values. A failure is shown. If another user
 * saved first, `meanwhile` contains the conflict.
 */
export function useFormSave<Values extends object, Answer>(
  setting: CallFormSetting<Values, Answer>,
  state: FormState<Values>,
  base: Pick<FormBase<Values>, 'rebase'>,
  { showFaults, showFailure }: FaultReport,
) {
  const { send, savedText, refreshes = [] } = setting;
  const [isSaving, setSaving] = useState(false);
  const [meanwhile, setMeanwhile] = useState<(CurrentVersion & { madeFrom: number | undefined }) | null>(
    null,
  );
  const refresh = () => refreshQueries(refreshes);

  const onSave = async (answer: Answer, values: Values) => {
    // Text that was typed during the save is still unsaved.
    const current = setting.savedAs?.(answer) ?? values;
    base.rebase(current);
    if (current !== values)
      state.setValues(mergeChanges(values, state.getValues(), current, setting.fixedLists).values);
    const text = typeof savedText === 'function' ? savedText(answer, values) : savedText;
    if (text !== null) toast.success(text, { durationMs: setting.savedForMs });
    await setting.onSaved?.(answer, values);
    await refresh();
  };
  const onFailure = async (error: unknown, madeFrom: number | undefined) => {
    reportFailure({ error, kind: 'mutation', isSilent: true, isBackground: false });
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.status === 401 || refusal?.isGivenUp) return;
    if (refusal?.current) {
      await refresh();
      // Waits one task, because the form gets the new values only then.
      await new Promise((resolve) => setTimeout(resolve));
      setMeanwhile({ ...refusal.current, madeFrom });
    } else if (refusal && refusal.fields.length > 0) showFaults(faultsOf(refusal, setting.record));
    else await showFailure(failureText(error, setting.words ?? formTexts));
  };
  const save = async (values: Values, madeFrom: number | undefined) => {
    setSaving(true);
    try {
      await onSave(await send(values, madeFrom), values);
    } catch (error) {
      await onFailure(error, madeFrom);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save, meanwhile, forgetMeanwhile: () => setMeanwhile(null) };
}

export type FormSave<Values extends object> = ReturnType<typeof useFormSave<Values, unknown>>;
