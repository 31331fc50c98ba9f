import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { confirmStoreEmail, saveRegistration } from '@comanda/contract/store/store/registration-data.calls';
import type { Registration } from '@comanda/contract/store/store/registration-data.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { CodeField } from '@comanda/ui/form/fields/code-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { registrationQuery } from './registration-queries.ts';
import { registrationTexts as texts } from './texts.ts';

interface StoreEmailDialogProps {
  store: Registration['store'];
  /** The new address, not confirmed yet. */
  email: string;
  onClose: () => void;
}

/** Asks for the code that was sent to the store's new address. Until then the old address applies. */
export function StoreEmailDialog({ store, email, onClose }: StoreEmailDialogProps) {
  const queries = useQueryClient();
  const form = useCallForm({
    saved: { codigo: '' },
    send: ({ codigo }) => sendCall(confirmStoreEmail, { code: codigo }),
    check: ({ codigo }) => ({ codigo: codigo.length < 6 ? texts.codeMissing : undefined }),
    savedText: texts.emailConfirmed,
    onSaved: (answer) => {
      queries.setQueryData(registrationQuery.queryKey, answer);
      onClose();
    },
    words: { failed: texts.failed },
    failedAt: 'codigo',
  });
  // Requests the code again without changing other data.
  const again = useCallMutation(saveRegistration, {
    savedText: texts.codeSentAgain,
    words: { failed: texts.failed },
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.confirmEmail}
      submitText={texts.confirm}
      confirmsClosing={false}
      onClose={onClose}
    >
      <p>{texts.codeSent(email)}</p>
      <CodeField label={texts.code} {...form.field('codigo')} isFirst />
      <Button
        variant="default"
        isBusy={again.isBusy}
        onClick={() => again.run({ data: { ...store, email }, version: null })}
      >
        {texts.sendAgain}
      </Button>
    </CallFormDialog>
  );
}
