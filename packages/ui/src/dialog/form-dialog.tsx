import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { Dialog } from './dialog.tsx';
import { FormActions } from './form-actions.tsx';

interface FormDialogProps {
  title: ReactNode;
  submitText: string;
  cancelText?: string;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
  /** Why it cannot be sent yet, beside the buttons. */
  note?: string | null;
  isReady?: boolean;
  isSending?: boolean;
  /** What the form does destroys something. */
  isDestructive?: boolean;
  /** False: there is no way back at the moment. */
  canClose?: boolean;
  /** Largest width in px. */
  width?: number;
  /** The form itself. */
  ref?: Ref<HTMLFormElement>;
  /** Instead of the plain column of fields. */
  className?: string;
}

/** A dialog that is a form: its fields, and at the foot the way back and the button that sends. Enter sends too. */
export function FormDialog(props: FormDialogProps) {
  const { title, onSubmit, onClose, children, canClose = true, width, ref, className = 'stack-16' } = props;
  const { submitText, cancelText, note, isReady, isSending, isDestructive } = props;
  const formId = useId();
  return (
    <Dialog
      opened
      title={title}
      onClose={onClose}
      isDismissable={canClose}
      width={width}
      actions={
        <FormActions
          {...{ formId, submitText, cancelText, note, isReady, isSending, isDestructive }}
          onCancel={onClose}
          canCancel={canClose}
        />
      }
    >
      <form
        ref={ref}
        id={formId}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A portal's events bubble through React's tree: a form around the dialog must not be sent along.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
