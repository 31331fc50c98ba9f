import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import type { ReactNode } from 'react';
import { mayDiscard } from './may-discard.ts';
import { MeanwhileDialog, type ValueWords } from './meanwhile-dialog.tsx';
import type { CallFormState } from './use-call-form.ts';

interface CallFormDialogProps<Values extends object> {
  form: CallFormState<Values>;
  title: ReactNode;
  submitText: string;
  cancelText?: string;
  onClose: () => void;
  children: ReactNode;
  width?: number;
  /** False: closing asks nothing, because the typed text is saved elsewhere or is quick to type again. */
  confirmsClosing?: boolean;
  /** True: the form's action destroys something, so its button is red. */
  isDestructive?: boolean;
  inWords?: ValueWords<Values>;
}

/**
 * A form in a dialog. Closing the dialog with unsaved changes asks first. During the request, the dialog
 * cannot be closed.
 */
export function CallFormDialog<Values extends object>(props: CallFormDialogProps<Values>) {
  const { form, title, submitText, cancelText, onClose, children, width } = props;
  const { confirmsClosing = true, isDestructive, inWords } = props;
  const close = async () => {
    if (!confirmsClosing || !form.isChanged || (await mayDiscard())) onClose();
  };
  return (
    <>
      <FormDialog
        ref={form.element}
        title={title}
        submitText={submitText}
        cancelText={cancelText}
        width={width}
        isDestructive={isDestructive}
        isSending={form.isSaving}
        canClose={!form.isSaving}
        onClose={() => void close()}
        onSubmit={form.submit}
      >
        {children}
      </FormDialog>
      <MeanwhileDialog form={form} inWords={inWords} />
    </>
  );
}
