import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import classes from './meanwhile-dialog.module.css';
import { formTexts } from './texts.ts';
import type { CallFormState } from './use-call-form.ts';

/** Returns the values as a user reads them, field by field: `[['Taxa de entrega', 'R$ 8,90'], …]`. */
export type ValueWords<Values> = (values: Values) => readonly (readonly [label: string, words: string])[];

interface MeanwhileDialogProps<Values extends object> {
  form: CallFormState<Values>;
  inWords?: ValueWords<Values>;
}

/**
 * Shown after another user has saved. It names the user, the time and the conflicting fields. Asks which
 * version to save.
 */
export function MeanwhileDialog<Values extends object>({ form, inWords }: MeanwhileDialogProps<Values>) {
  const { meanwhile, values, saved, before, settle } = form;
  if (meanwhile === null) return null;
  const theirs = new Map(inWords?.(saved));
  const previous = new Map(inWords?.(before));
  // Only fields that both users changed need a choice.
  const differences = (inWords?.(values) ?? [])
    .map(([label, words]) => ({ label, yours: words, theirs: theirs.get(label) ?? '' }))
    .filter((each) => each.yours !== each.theirs && each.theirs !== previous.get(each.label));
  return (
    <Dialog
      opened
      title={formTexts.meanwhileTitle}
      onClose={() => settle(null)}
      width={560}
      actions={
        <>
          <Button variant="subtle" onClick={() => settle(null)}>
            {formTexts.keepEditing}
          </Button>
          <Button variant="default" onClick={() => settle('theirs')}>
            {formTexts.takeTheirs}
          </Button>
          <Button onClick={() => settle('yours')}>{formTexts.takeYours}</Button>
        </>
      }
    >
      <p>{formTexts.meanwhile(meanwhile.changedBy, meanwhile.changedAt)}</p>
      {differences.length === 0 ? null : (
        <dl className={`stack-12 ${classes.differences}`}>
          {differences.map(({ label, ...sides }) => (
            <div key={label}>
              <dt>{label}</dt>
              {(['yours', 'theirs'] as const).map((side) => (
                <dd key={side}>
                  <span>{formTexts[side]}</span>
                  <strong>{sides[side]}</strong>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
