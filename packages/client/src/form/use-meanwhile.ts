import type { FormState } from '@comanda/ui/form/form-state.ts';
import { useEffect, useEffectEvent } from 'react';
import type { CallFormSetting } from './call-form-setting.ts';
import { isSameValue, mergeChanges } from './merge-changes.ts';
import type { FormBase } from './use-form-base.ts';
import type { FormSave } from './use-form-save.ts';

/** Another person has saved first: both changes are merged, or the person chooses. */
export function useMeanwhile<Values extends object>(
  { saved, fixedLists }: Pick<CallFormSetting<Values, unknown>, 'saved' | 'fixedLists'>,
  state: FormState<Values>,
  base: FormBase<Values>,
  { meanwhile, forgetMeanwhile, save }: Omit<FormSave<Values>, 'isSaving'>,
) {
  // The other person saved other fields, so both changes are merged without a question.
  const isMerged =
    meanwhile !== null &&
    !base.hasClash &&
    base.version !== undefined &&
    base.version >= meanwhile.version &&
    base.version !== meanwhile.madeFrom;
  const saveMerged = useEffectEvent(() => {
    forgetMeanwhile();
    void save(state.getValues(), base.version);
  });
  useEffect(() => {
    if (isMerged) saveMerged();
  }, [isMerged]);
  return {
    /** Another person has saved: `saved` is the current value, `before` the previous one. Null: no choice is needed. */
    meanwhile: isMerged ? null : meanwhile,
    settle: (choice: 'yours' | 'theirs' | null) => {
      if (meanwhile === null) return;
      forgetMeanwhile();
      if (choice === null) return;
      const { values, theirs } = mergeChanges(base.before, state.getValues(), saved, fixedLists);
      const chosen = choice === 'theirs' ? theirs : values;
      base.restart(meanwhile.version);
      state.setValues(chosen);
      // Local changes in fields that the other person did not change are saved, too.
      if (!isSameValue(chosen, saved)) void save(chosen, meanwhile.version);
    },
  };
}
