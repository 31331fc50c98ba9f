import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  documentRefusal,
  rejectDocument,
  type WaitingDocument,
} from '@comanda/contract/money/online-payment/review.calls';
import type { DocumentRejection } from '@comanda/domain/money/online-payment/documents';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { mailedNotice } from '../../../shared/session/mailed-notice.ts';
import { REJECTIONS, texts } from './texts.ts';

interface RejectDocumentDialogProps {
  document: WaitingDocument;
  onClose: () => void;
  onRejected: () => void;
  /** Called if another user decided first, or if the store sent another document. */
  onStale: (why: string) => void;
}

/** Asks for the reason of a rejection: one of the fixed reasons, with a note for the store. */
export function RejectDocumentDialog({ document, onClose, onRejected, onStale }: RejectDocumentDialogProps) {
  const { storeId, kind, sending } = document;
  const form = useCallForm({
    saved: { storeId, kind, sending, rejection: 'illegible' as DocumentRejection, words: '' },
    send: ({ words, ...values }) =>
      sendCall(rejectDocument, { ...values, words: words.trim() === '' ? null : words }),
    record: documentRefusal,
    savedText: () => `${texts.rejected} ${mailedNotice(texts.shown)}`,
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
      width={560}
    >
      <SelectField label={texts.reason} options={REJECTIONS} {...form.field('rejection')} />
      <TextAreaField label={texts.words} rows={3} {...form.field('words')} />
    </CallFormDialog>
  );
}
