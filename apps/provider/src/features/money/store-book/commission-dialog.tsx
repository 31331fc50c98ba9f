import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type CommissionVersion,
  commissionInput,
  setStoreCommission,
} from '@comanda/contract/money/ledger/provider-terms.calls';
import { CheckField } from '@comanda/ui/form/fields/check-field.tsx';
import { PercentField } from '@comanda/ui/form/fields/percent-field.tsx';
import { DateField } from '@comanda/ui/form/fields/typed/date-field.tsx';
import { FieldGrid } from '@comanda/ui/form/form-card.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { doneOrWaits, secondPersonTexts } from '../../../shared/second-person.ts';
import { bookTexts } from './texts.ts';

const texts = bookTexts.terms.dialog;

interface CommissionDialogProps {
  storeId: number;
  firstDay: string;
  newest: CommissionVersion | null;
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

/** Dialog that sets a commission that is valid from a chosen day. The form starts with the last commission. */
export function CommissionDialog({ storeId, firstDay, newest, refreshes, onClose }: CommissionDialogProps) {
  const form = useCallForm({
    saved: {
      ...{ storeId, fromDay: firstDay as string | null },
      rateMillionths: (newest?.rateMillionths ?? null) as number | null,
      includesDelivery: newest?.includesDelivery ?? false,
    },
    // The form refuses empty values before it calls this, so the fallbacks are never sent.
    send: ({ fromDay, rateMillionths, ...terms }) =>
      sendCall(setStoreCommission, { ...terms, fromDay: fromDay ?? '', rateMillionths: rateMillionths ?? 0 }),
    record: commissionInput,
    check: ({ fromDay }) => ({
      fromDay: fromDay !== null && fromDay < firstDay ? texts.tooEarly(firstDay) : undefined,
    }),
    refreshes,
    savedText: doneOrWaits(texts.done),
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.title}
      submitText={texts.submit}
      confirmsClosing={false}
      onClose={onClose}
    >
      <p className="muted-14">{texts.hint(firstDay)}</p>
      {newest === null ? null : <p className="muted-14">{secondPersonTexts.always}</p>}
      <FieldGrid>
        <DateField label={texts.from} earliest={firstDay} {...form.field('fromDay')} />
        <PercentField places={4} isFirst label={texts.rate} {...form.field('rateMillionths')} />
      </FieldGrid>
      <CheckField label={texts.delivery} {...form.field('includesDelivery')} />
    </CallFormDialog>
  );
}
