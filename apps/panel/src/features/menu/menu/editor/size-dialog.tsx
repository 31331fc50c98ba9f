import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { saveSize, sizeEdit } from '@comanda/contract/menu/menu/sizes.calls';
import type { SizePart } from '@comanda/domain/menu/menu/menu-parts';
import { isPromotionTooHigh } from '@comanda/domain/menu/menu/promotion';
import { MoneyField } from '@comanda/ui/form/fields/money-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { menuQuery } from '../menu-query.ts';
import { editorTexts } from './texts.ts';

interface SizeValues {
  name: string;
  priceCents: number | null;
  promoCents: number | null;
}

const NEW: SizeValues = { name: '', priceCents: null, promoCents: null };

const sizeWords = ({ name, priceCents, promoCents }: SizeValues) =>
  [
    [editorTexts.sizeName, name],
    [editorTexts.price, priceCents === null ? '—' : formatMoney(priceCents)],
    [editorTexts.promo, promoCents === null ? '—' : formatMoney(promoCents)],
  ] as const;

interface SizeDialogProps {
  productId: number;
  /** Null: a new size. */
  size: SizePart | null;
  onClose: () => void;
}

/** Name and prices of one size. */
export function SizeDialog({ productId, size, onClose }: SizeDialogProps) {
  const form = useCallForm<SizeValues, unknown>({
    saved:
      size === null ? NEW : { name: size.name, priceCents: size.priceCents, promoCents: size.promoCents },
    version: size?.version,
    record: sizeEdit,
    check: ({ name, priceCents, promoCents }) => ({
      name: name.trim() === '' ? editorTexts.nameMissing : undefined,
      priceCents: priceCents === null ? editorTexts.priceMissing : undefined,
      promoCents: isPromotionTooHigh(promoCents, priceCents ?? 0) ? editorTexts.promoTooHigh : undefined,
    }),
    send: ({ priceCents, ...values }, version) =>
      sendCall(saveSize, {
        ...values,
        sizeId: size?.sizeId ?? null,
        productId,
        priceCents: priceCents ?? 0,
        version: version ?? null,
      }),
    savedText: editorTexts.sizeSaved,
    refreshes: [menuQuery.queryKey],
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={size === null ? editorTexts.newSize : editorTexts.editSize(size.name)}
      submitText={editorTexts.save}
      onClose={onClose}
      inWords={sizeWords}
      width={440}
    >
      <TextField label={editorTexts.sizeName} isFirst autoComplete="off" {...form.field('name')} />
      <MoneyField label={editorTexts.price} {...form.field('priceCents')} />
      <MoneyField label={editorTexts.promo} hint={editorTexts.promoHint} {...form.field('promoCents')} />
    </CallFormDialog>
  );
}
