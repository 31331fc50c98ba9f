import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type FeePlan,
  MAX_INSTALMENTS,
  planInput,
  savePlanVersion,
} from '@comanda/contract/money/ledger/provider-terms.calls';
import type { RateKind } from '@comanda/domain/money/ledger/terms';
import { Button } from '@comanda/ui/button/button.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { PercentField } from '@comanda/ui/form/fields/percent-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { QueryKey } from '@tanstack/react-query';
import { doneOrWaits, secondPersonTexts } from '../../../shared/second-person.ts';
import classes from './plans.module.css';
import { planTexts } from './texts.ts';

const texts = planTexts.dialog;
const KINDS = (Object.keys(planTexts.kinds) as RateKind[]).map((value) => ({
  value,
  label: planTexts.kinds[value],
}));

const INSTALMENTS = Array.from({ length: MAX_INSTALMENTS }, (_, index) => ({
  value: String(index + 1),
  label: planTexts.instalments(index + 1),
}));

interface Row {
  /** A number used as React key, because rows have no id. */
  no: number;
  kind: RateKind;
  brand: string;
  instalments: string;
  rateMillionths: number | null;
}

interface PlanDialogProps {
  plan: FeePlan;
  firstDay: string;
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

/**
 * Dialog that creates a new version of a plan that is valid from a chosen day. The form starts with the
 * values of the last version.
 */
export function PlanDialog({ plan, firstDay, refreshes, onClose }: PlanDialogProps) {
  const [newest] = plan.versions;
  const form = useCallForm({
    saved: {
      planId: plan.planId,
      fromDay: firstDay as string | null,
      returnsFee: newest?.returnsFee ?? false,
      rates: (newest?.rates ?? []).map(
        (rate, no): Row => ({ ...rate, no, instalments: String(rate.instalments) }),
      ),
    },
    // The form refuses empty values before it calls this, so the fallbacks are never sent.
    send: ({ fromDay, rates, ...input }) =>
      sendCall(savePlanVersion, {
        ...input,
        fromDay: fromDay ?? '',
        rates: rates.map(({ kind, brand, instalments, rateMillionths }) => ({
          ...{ kind, brand, instalments: Number(instalments), rateMillionths: rateMillionths ?? 0 },
        })),
      }),
    record: planInput,
    check: ({ fromDay }) => ({
      fromDay: fromDay !== null && fromDay < firstDay ? texts.tooEarly(firstDay) : undefined,
    }),
    refreshes,
    savedText: doneOrWaits(texts.done),
    onSaved: onClose,
  });
  const { rates } = form.values;
  const add = () => {
    const last = rates.at(-1);
    const no = Math.max(-1, ...rates.map((row) => row.no)) + 1;
    form.change({
      rates: [
        ...rates,
        { no, kind: last?.kind ?? 'credit', brand: '', instalments: '1', rateMillionths: null },
      ],
    });
  };
  const field = <Value,>(index: number, name: keyof Row) =>
    form.field(`rates.${index}.${name}`) as ReturnType<typeof form.field<'fromDay'>> & {
      value: Value;
      onChange: (value: Value) => void;
    };
  return (
    <CallFormDialog
      form={form}
      title={planTexts.addTo(plan.name)}
      submitText={texts.submit}
      onClose={onClose}
      width={720}
    >
      <p className="muted-14">{texts.hint(firstDay)}</p>
      <p className="muted-14">{secondPersonTexts.always}</p>
      <DateField isFirst label={texts.fromDay} earliest={firstDay} {...form.field('fromDay')} />
      <CheckField label={texts.returnsFee} {...form.field('returnsFee')} />
      <fieldset className={`plain-fieldset stack-8 ${classes.rates}`}>
        <legend className="text-label">{texts.rates}</legend>
        <div className={`muted-13 ${classes.head}`} aria-hidden="true">
          {Object.values(texts.columns).map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {rates.map(({ no }, index) => (
          <div key={no} className={classes.row}>
            <SelectField
              label={texts.kind(index + 1)}
              isLabelHidden
              options={KINDS}
              {...field<RateKind>(index, 'kind')}
            />
            <TextField label={texts.brand(index + 1)} isLabelHidden {...field<string>(index, 'brand')} />
            <SelectField
              label={texts.instalments(index + 1)}
              isLabelHidden
              options={INSTALMENTS}
              {...field<string>(index, 'instalments')}
            />
            <PercentField
              places={4}
              label={texts.rate(index + 1)}
              isLabelHidden
              {...field<number | null>(index, 'rateMillionths')}
            />
            <button
              type="button"
              className={`plain-button ${classes.remove}`}
              aria-label={texts.remove(index + 1)}
              onClick={() => form.change({ rates: rates.filter((row) => row.no !== no) })}
            >
              <IconTrash size={20} stroke={1.75} aria-hidden="true" />
            </button>
          </div>
        ))}
        <div>
          <Button variant="default" icon={<IconPlus size={18} stroke={2} aria-hidden="true" />} onClick={add}>
            {texts.addRow}
          </Button>
        </div>
      </fieldset>
    </CallFormDialog>
  );
}
