import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  changeRejection,
  rejectChange,
  type WaitingChange,
} from '@comanda/contract/store/store/provider-changes.calls';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import classes from './changes.module.css';
import { READY_REASONS, texts } from './texts.ts';

interface RejectDialogProps {
  change: WaitingChange;
  onClose: () => void;
  onRejected: () => void;
  /** Called if another user decided first, or if the store withdrew the change. */
  onStale: (why: string) => void;
}

/** Asks for the reason of a rejection: a prepared text or free text. The store reads this reason. */
export function RejectDialog({ change, onClose, onRejected, onStale }: RejectDialogProps) {
  const { storeId, changeId, field } = change;
  const form = useCallForm({
    saved: { storeId, changeId, reason: '' },
    send: (values) => sendCall(rejectChange, values),
    record: changeRejection,
    savedText: texts.rejected,
    onSaved: onRejected,
    report: onStale,
  });
  const reason = form.field('reason');
  return (
    <CallFormDialog
      form={form}
      title={texts.rejectTitle}
      submitText={texts.reject}
      onClose={onClose}
      confirmsClosing={false}
      width={560}
    >
      <fieldset className={classes.ready}>
        <legend>{texts.ready}</legend>
        {READY_REASONS[field].map((ready) => (
          <button
            key={ready}
            type="button"
            className={classes.reason}
            aria-pressed={reason.value === ready}
            onClick={() => reason.onChange(ready)}
          >
            {ready}
          </button>
        ))}
      </fieldset>
      <TextAreaField label={texts.reason} rows={3} {...reason} />
    </CallFormDialog>
  );
}
