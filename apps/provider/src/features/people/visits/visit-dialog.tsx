import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { requestVisit, visitInput } from '@comanda/contract/people/visits/provider-visits.calls';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { texts } from './texts.ts';

interface VisitDialogProps {
  storeId: number;
  /** Opens the store's panel with this link, which is valid once and for one minute. */
  onOpen: (link: string) => void;
  onClose: () => void;
}

/** Dialog that asks why support opens the panel; the store reads the reason. */
export function VisitDialog({ storeId, onOpen, onClose }: VisitDialogProps) {
  const form = useCallForm({
    saved: { storeId, reason: '' },
    record: visitInput,
    send: (values) => sendCall(requestVisit, values),
    savedText: null,
    onSaved: ({ link }) => onOpen(link),
  });
  return (
    <CallFormDialog form={form} title={texts.dialogTitle} submitText={texts.start} onClose={onClose}>
      <p>{texts.hint}</p>
      <TextAreaField label={texts.reason} hint={texts.reasonHint} isFirst {...form.field('reason')} />
    </CallFormDialog>
  );
}
