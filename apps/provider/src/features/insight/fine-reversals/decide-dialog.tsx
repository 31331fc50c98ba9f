import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  decideFineReversal,
  listWaitingReversals,
  reversalDecision,
  type WaitingReversal,
} from '@comanda/contract/insight/sales-history/provider-reversals.calls';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { doneOrWaits, secondPersonTexts } from '../../../shared/second-person.ts';
import { reversalTexts as texts } from './texts.ts';

interface DecideDialogProps {
  reversal: WaitingReversal;
  isApproved: boolean;
  onClose: () => void;
}

/** Dialog that reverses or confirms a fine, with a message to the store. */
export function DecideDialog({ reversal, isApproved, onClose }: DecideDialogProps) {
  const { storeId, reversalId } = reversal;
  const form = useCallForm({
    saved: { storeId, reversalId, isApproved, words: '' },
    send: (decision) => sendCall(decideFineReversal, decision),
    record: reversalDecision,
    refreshes: [listKey(listWaitingReversals)],
    savedText: doneOrWaits(isApproved ? texts.approved : texts.rejected),
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={isApproved ? texts.approve : texts.reject}
      submitText={isApproved ? texts.approve : texts.reject}
      confirmsClosing={false}
      onClose={onClose}
      width={560}
    >
      <p>
        <strong>{texts.name(reversal)}.</strong> {isApproved ? texts.approveHint(reversal) : texts.rejectHint}
      </p>
      {isApproved ? <p className="muted-14">{secondPersonTexts.capped}</p> : null}
      <TextAreaField isFirst label={texts.words} rows={3} {...form.field('words')} />
    </CallFormDialog>
  );
}
