import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type ManualRequest,
  manualRejection,
  rejectManual,
} from '@comanda/contract/money/ledger/provider-manual.calls';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import type { Rejection } from '../../../shared/queue/decision-queue.tsx';
import { manualTexts as texts } from './texts.ts';

/** Asks for the reason of a rejection. The author of the request reads this reason. */
export function RejectManualDialog({
  request,
  onClose,
  onRejected,
  onStale,
}: Rejection & { request: ManualRequest }) {
  const { storeId, requestId } = request;
  const form = useCallForm({
    saved: { storeId, requestId, words: '' },
    send: (values) => sendCall(rejectManual, values),
    record: manualRejection,
    savedText: texts.rejected,
    onSaved: onRejected,
    report: onStale,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.rejectTitle}
      submitText={texts.reject}
      onClose={onClose}
      confirmsClosing={false}
    >
      <TextAreaField isFirst label={texts.words} rows={3} {...form.field('words')} />
    </CallFormDialog>
  );
}
