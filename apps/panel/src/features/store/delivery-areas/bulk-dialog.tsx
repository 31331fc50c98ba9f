import type { DistrictArea } from '@comanda/contract/store/delivery-areas/delivery-areas.wire';
import { type AreaChange, effectOf } from '@comanda/domain/store/delivery-areas/area-change';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { PercentField } from '@comanda/ui/form/fields/percent-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { useId, useMemo, useState } from 'react';
import {
  type AmountDraft,
  type AmountKind,
  type BulkDraft,
  bulkChangeOf,
  faultOf,
  hasAmount,
  isPercent,
  UNCHANGED,
} from './amount-change.ts';
import { termsOf } from './area-table.ts';
import classes from './areas.module.css';
import { effectWords } from './effect-words.ts';
import { areaTexts } from './texts.ts';

const { bulk: texts, columns: titles } = areaTexts;
const KINDS = ['keep', 'set', 'more', 'less', 'morePercent', 'lessPercent'] as const;

interface BulkDialogProps {
  areas: readonly DistrictArea[];
  /** True: the areas get delivery from now on, for the usual fee or a typed fee. */
  enables: boolean;
  commonFeeCents: number | null;
  isSending: boolean;
  onClose: () => void;
  onChange: (change: AreaChange) => void;
}

/** Dialog that changes the amounts of many areas. Shows the exact effect before the save. */
export function BulkDialog(props: BulkDialogProps) {
  const { areas, enables, commonFeeCents, isSending, onClose, onChange } = props;
  const terms = useMemo(() => areas.map(termsOf), [areas]);
  const hasInactive = terms.some(({ isActive }) => !isActive);
  const [draft, setDraft] = useState<BulkDraft>({
    fee: enables ? { kind: 'set', amount: commonFeeCents } : UNCHANGED,
    minimum: UNCHANGED,
    freeFrom: UNCHANGED,
    enables,
  });
  const put = (part: Partial<BulkDraft>) => setDraft((before) => ({ ...before, ...part }));
  const change = bulkChangeOf(draft);
  const isComplete = [draft.fee, draft.minimum, draft.freeFrom].every(
    ({ kind, amount }) => !hasAmount(kind) || amount !== null,
  );
  const isChange = Object.keys(change).length > 0;
  const effect = effectOf(terms, change);
  const lines = isChange ? effectWords(effect) : [];
  return (
    <FormDialog
      title={texts.title(areas.length)}
      submitText={effect.changed > 0 ? texts.confirm(effect.changed) : areaTexts.actions.values}
      width={560}
      isReady={isComplete && effect.changed > 0}
      isSending={isSending}
      canClose={!isSending}
      onClose={onClose}
      onSubmit={() => onChange(change)}
    >
      <AmountFields title={titles.fee} draft={draft.fee} onChange={(fee) => put({ fee })} isFirst />
      <AmountFields title={titles.minimum} draft={draft.minimum} onChange={(minimum) => put({ minimum })} />
      <AmountFields
        title={titles.freeFrom}
        draft={draft.freeFrom}
        onChange={(freeFrom) => put({ freeFrom })}
        mayBeNone
      />
      {hasInactive ? (
        <CheckField label={texts.enables} value={draft.enables} onChange={(enables) => put({ enables })} />
      ) : null}
      <section className={`text-14 ${classes.effect}`} aria-label={texts.effect} aria-live="polite">
        <h3>{texts.effect}</h3>
        {lines.length === 0 ? (
          <p>{isChange ? areaTexts.nothingChanged : texts.nothing}</p>
        ) : (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </section>
    </FormDialog>
  );
}

interface AmountFieldsProps {
  title: string;
  draft: AmountDraft;
  onChange: (draft: AmountDraft) => void;
  mayBeNone?: boolean;
  isFirst?: boolean;
}

function AmountFields({ title, draft, onChange, mayBeNone = false, isFirst }: AmountFieldsProps) {
  const id = useId();
  const kinds: readonly AmountKind[] = mayBeNone ? [...KINDS, 'none'] : KINDS;
  const { kind, amount } = draft;
  const field = {
    value: amount,
    error: faultOf(draft),
    isLabelHidden: true,
    onChange: (next: number | null) => onChange({ kind, amount: next }),
  };
  return (
    <fieldset className={classes.amount} aria-labelledby={id}>
      <legend id={id}>{title}</legend>
      <SelectField
        label={texts.how(title)}
        isLabelHidden
        isFirst={isFirst}
        value={kind}
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(value) => {
          const next = kinds.find((each) => each === value) ?? 'keep';
          // Clears the amount if the new kind of change has a different unit (reais or percent).
          onChange({ kind: next, amount: isPercent(next) === isPercent(kind) ? amount : null });
        }}
      />
      {hasAmount(kind) ? (
        isPercent(kind) ? (
          <PercentField label={texts.percent(title)} {...field} />
        ) : (
          <MoneyField label={texts.amount(title)} {...field} />
        )
      ) : null}
    </fieldset>
  );
}
