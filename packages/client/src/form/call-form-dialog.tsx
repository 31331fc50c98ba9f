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
  /** False where what was typed is kept elsewhere, or is quickly typed again. */
  asksBeforeClosing?: boolean;
  /** What the form does destroys something. */
  isDestructive?: boolean;
  inWords?: ValueWords<Values>;
}

/** A form in a dialog. Closing it with something typed asks first; while it is being sent there is no way back. */
export function CallFormDialog<Values extends object>(props: CallFormDialogProps<Values>) {
  const { form, title, submitText, cancelText, onClose, children, width } = props;
  const { asksBeforeClosing = true, isDestructive, inWords } = props;
  const close = async () => {
    if (!asksBeforeClosing || !form.isChanged || (await mayDiscard())) onClose();
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
