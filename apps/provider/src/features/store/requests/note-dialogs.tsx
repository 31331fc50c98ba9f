import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  answerRegistration,
  closeRegistration,
  listRegistrations,
  type Registration,
  registrationAnswer,
  registrationClosing,
} from '@comanda/contract/store/store/provider-registrations.calls';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { texts } from './texts.ts';

interface NoteDialogProps {
  registration: Registration;
  onClose: () => void;
}

/** Dialog that saves a note for the team: the request was answered, and how. */
export function AnswerDialog({ registration: { request, note }, onClose }: NoteDialogProps) {
  const form = useCallForm({
    saved: { request, note: note ?? '' },
    record: registrationAnswer,
    send: (values) => sendCall(answerRegistration, values),
    savedText: texts.answerSaved,
    refreshes: [listKey(listRegistrations)],
    onSaved: onClose,
  });
  return (
    <CallFormDialog form={form} title={texts.answerTitle} submitText={texts.saveNote} onClose={onClose}>
      <TextAreaField label={texts.note} hint={texts.noteHint} isFirst {...form.field('note')} />
    </CallFormDialog>
  );
}

/** Dialog that closes a request without creating a store, with a reason. */
export function CloseDialog({ registration: { request }, onClose }: NoteDialogProps) {
  const form = useCallForm({
    saved: { request, reason: '' },
    record: registrationClosing,
    send: (values) => sendCall(closeRegistration, values),
    savedText: texts.closeSaved,
    refreshes: [listKey(listRegistrations)],
    onSaved: onClose,
  });
  return (
    <CallFormDialog form={form} title={texts.closeTitle} submitText={texts.close} onClose={onClose}>
      <TextAreaField label={texts.closeReason} isFirst {...form.field('reason')} />
    </CallFormDialog>
  );
}
