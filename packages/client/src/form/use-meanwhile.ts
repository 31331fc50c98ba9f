import type { FormState } from '@comanda/ui/form/form-state.ts';
import { useEffect, useEffectEvent } from 'react';
import type { CallFormSetting } from './call-form-setting.ts';
import { isSameValue, mergeChanges } from './merge-changes.ts';
import type { FormBase } from './use-form-base.ts';
import type { FormSave } from './use-form-save.ts';

/** Handles a save by another user: merges both changes, or lets the user choose. */
export function useMeanwhile<Values extends object>(
  { saved, fixedLists }: Pick<CallFormSetting<Values, unknown>, 'saved' | 'fixedLists'>,
  state: FormState<Values>,
  base: FormBase<Values>,
  { meanwhile, forgetMeanwhile, save }: Omit<FormSave<Values>, 'isSaving'>,
) {
  // The other user saved other fields, so both changes are merged without a question.
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
    /**
     * Data for the choice: `saved` contains the other user's values, `before` the values before that save.
     * Null if no choice is needed.
     */
    meanwhile: isMerged ? null : meanwhile,
    settle: (choice: 'yours' | 'theirs' | null) => {
      if (meanwhile === null) return;
      forgetMeanwhile();
      if (choice === null) return;
      const { values, theirs } = mergeChanges(base.before, state.getValues(), saved, fixedLists);
      const chosen = choice === 'theirs' ? theirs : values;
      base.restart(meanwhile.version);
      state.setValues(chosen);
      // Also saves local changes in fields that the other user did not change.
      if (!isSameValue(chosen, saved)) void save(chosen, meanwhile.version);
    },
  };
}
