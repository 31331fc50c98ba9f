import { changePrices } from '@comanda/contract/menu/menu/prices.calls';
import { PRICE_ENDINGS, type PriceMove, planPrices, sumOfPlan } from '@comanda/domain/menu/menu/bulk-prices';
import type { MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { PercentField } from '@comanda/ui/form/fields/percent-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useMemo, useState } from 'react';
import { useMenuCall } from '../../menu-query.ts';
import { useUndo } from '../../use-undo.ts';
import classes from './price-dialog.module.css';
import { PricePreview } from './price-preview.tsx';
import { productTexts } from './texts.ts';

const { prices: texts } = productTexts;
const MAX_PERCENT = 100_000;
const MAX_OFF = 10_000;

const DIRECTIONS = [
  { value: 'up', label: texts.up },
  { value: 'down', label: texts.down },
] as const;
const KINDS = [
  { value: 'percent', label: '%' },
  { value: 'amount', label: 'R$' },
] as const;

interface PriceDialogProps {
  productIds: readonly number[];
  parts: MenuParts;
  onClose: () => void;
  onChanged: () => void;
}

/** Dialog that changes the prices of many products. A preview shows each old price beside the new one. */
export function PriceDialog({ productIds, parts, onClose, onChanged }: PriceDialogProps) {
  const [direction, setDirection] = useState<'up' | 'down'>('up');
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [amount, setAmount] = useState<number | null>(null);
  const [ending, setEnding] = useState<PriceMove['ending']>(null);
  /** True after the first attempt to send: missing fields are marked. */
  const [isRequested, setRequested] = useState(false);
  const [withOptions, setWithOptions] = useState(false);
  const change = useMenuCall(changePrices, { failed: texts.failed });
  const { offerBatch } = useUndo();

  const signed = (amount ?? 0) * (direction === 'up' ? 1 : -1);
  const max = kind === 'percent' ? (direction === 'up' ? MAX_PERCENT : MAX_OFF) : Number.POSITIVE_INFINITY;
  const isTooMuch = (amount ?? 0) > max;
  const input = useMemo(
    () => ({
      productIds,
      withOptions,
      move: {
        by: kind === 'percent' ? ({ kind, hundredths: signed } as const) : ({ kind, cents: signed } as const),
        ending,
      },
    }),
    [productIds, withOptions, kind, signed, ending],
  );
  const plan = useMemo(() => planPrices(parts, input), [parts, input]);
  const seen = sumOfPlan(plan);
  const isReady = signed !== 0 && !isTooMuch && seen.prices > 0;
  const canHaveOptions = useMemo(() => {
    const chosen = new Set(productIds);
    return parts.links.some(({ productId }) => chosen.has(productId));
  }, [parts.links, productIds]);

  const submit = async () => {
    setRequested(true);
    if (!isReady) return;
    const answer = await change.run({ ...input, seen });
    if (answer === null) return;
    onChanged();
    if (answer.batchId === null) toast.info(productTexts.bulk.nothing);
    else offerBatch(texts.changed(answer.prices), answer.batchId);
  };
  const field = {
    value: amount,
    onChange: setAmount,
    error: isTooMuch ? texts.maxPercent(max / 100) : isRequested && signed === 0 ? texts.amountMissing : null,
    isFirst: true,
  };
  return (
    <FormDialog
      title={texts.title(productIds.length)}
      submitText={isReady ? texts.confirm(seen.prices) : texts.submit}
      width={600}
      isSending={change.isBusy}
      canClose={!change.isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <div className={classes.wish}>
        <Segmented label={texts.direction} value={direction} options={DIRECTIONS} onChange={setDirection} />
        <Segmented
          label={texts.kind}
          value={kind}
          options={KINDS}
          onChange={(next) => {
            setKind(next);
            // Clears the amount, because an amount in reais must not become a percentage.
            setAmount(null);
          }}
        />
        {kind === 'percent' ? (
          <PercentField label={texts.amount} {...field} />
        ) : (
          <MoneyField label={texts.amount} {...field} />
        )}
        <EndingField ending={ending} onChange={setEnding} />
      </div>
      {canHaveOptions ? (
        <CheckField label={texts.withOptions} value={withOptions} onChange={setWithOptions} />
      ) : null}
      {signed === 0 || isTooMuch ? (
        <p className={classes.hint}>{texts.nothingYet}</p>
      ) : (
        <PricePreview plan={plan} parts={parts} count={productIds.length} />
      )}
    </FormDialog>
  );
}

interface EndingFieldProps {
  ending: PriceMove['ending'];
  onChange: (ending: PriceMove['ending']) => void;
}

/** Field for the last cents of every new price, e.g. 90. */
function EndingField({ ending, onChange }: EndingFieldProps) {
  return (
    <SelectField
      label={texts.ending}
      value={ending === null ? '' : String(ending)}
      options={[
        { value: '', label: texts.asItComes },
        ...PRICE_ENDINGS.map((cents) => ({ value: String(cents), label: texts.endsWith(cents) })),
      ]}
      onChange={(value) =>
        onChange(PRICE_ENDINGS.find((cents) => value !== '' && cents === Number(value)) ?? null)
      }
    />
  );
}
