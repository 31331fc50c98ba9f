import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import classes from './dialog.module.css';

interface FormActionsProps {
  /** The form of the dialog that the main button sends. */
  formId: string;
  submitText: string;
  /** Where the way out is not called 'Cancelar'. */
  cancelText?: string;
  onCancel: () => void;
  /** Another way to send it, before the main one. */
  more?: ReactNode;
  /** Why it cannot be sent yet, beside the buttons. */
  note?: string | null;
  isReady?: boolean;
  isSending?: boolean;
  /** False: there is no way back at the moment. */
  canCancel?: boolean;
  /** What the form does destroys something: its button is painted as danger. */
  isDestructive?: boolean;
}

/** The `actions` of a dialog that is a form: back, and send. */
export function FormActions(props: FormActionsProps) {
  const { formId, submitText, cancelText = 'Cancelar', onCancel, more, note = null } = props;
  const { isReady = true, isSending = false, canCancel = true, isDestructive = false } = props;
  return (
    <>
      {note === null ? null : <p className={`text-14 ${classes.note}`}>{note}</p>}
      <Button variant="default" onClick={onCancel} disabled={!canCancel}>
        {cancelText}
      </Button>
      {more}
      <Button
        type="submit"
        form={formId}
        isDestructive={isDestructive}
        isBusy={isSending}
        disabled={!isReady}
      >
        {submitText}
      </Button>
    </>
  );
}
