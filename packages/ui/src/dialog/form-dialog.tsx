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
  /** Explains next to the buttons why the form cannot be sent yet. */
  note?: string | null;
  isReady?: boolean;
  isSending?: boolean;
  /** True: sending the form destroys something, so the main button is red. */
  isDestructive?: boolean;
  /** False: the dialog cannot be left at the moment. */
  canClose?: boolean;
  /** Largest width in px. */
  width?: number;
  ref?: Ref<HTMLFormElement>;
  /** Class for the fields, instead of one plain column. */
  className?: string;
}

/** A dialog with a form: fields, and buttons to cancel and send. Enter sends the form, too. */
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
          // React also passes this event to a form around the dialog in the tree, which must not be sent.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
