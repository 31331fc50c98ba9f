import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import classes from './dialog.module.css';

interface FormActionsProps {
  /** Id of the form that the main button sends. */
  formId: string;
  submitText: string;
  /** Text of the cancel button; default 'Cancelar'. */
  cancelText?: string;
  onCancel: () => void;
  /** A second submit button, shown before the main button. */
  more?: ReactNode;
  /** Explains next to the buttons why the form cannot be sent yet. */
  note?: string | null;
  isReady?: boolean;
  isSending?: boolean;
  /** False: the dialog cannot be left at the moment. */
  canCancel?: boolean;
  /** True: sending the form destroys something, so the main button is red. */
  isDestructive?: boolean;
}

/** The buttons of a form dialog: cancel and send. Passed to the dialog as `actions`. */
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
