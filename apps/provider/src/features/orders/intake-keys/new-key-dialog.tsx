import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { makeStoreKey, newIntakeKey } from '@comanda/contract/people/intake-keys/provider-intake-keys.calls';
import { SecretsDialog } from '@comanda/ui/dialog/secrets-dialog.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { keyTexts } from './texts.ts';

const texts = keyTexts.dialog;

interface NewKeyDialogProps {
  storeId: number;
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

/** Dialog that creates an API key and shows it. The server cannot show it again, so only this dialog has it. */
export function NewKeyDialog({ storeId, refreshes, onClose }: NewKeyDialogProps) {
  const [key, setKey] = useState<string | null>(null);
  const form = useCallForm({
    saved: { label: '' },
    send: (values) => sendCall(makeStoreKey, { storeId, ...values }),
    record: newIntakeKey,
    refreshes,
    savedText: null,
    onSaved: setKey,
  });
  if (key !== null)
    return (
      <SecretsDialog
        title={texts.madeTitle}
        text={texts.madeText}
        secrets={[{ label: texts.key, value: key }]}
        onClose={onClose}
      />
    );
  return (
    <CallFormDialog
      form={form}
      title={texts.title}
      submitText={texts.submit}
      confirmsClosing={false}
      onClose={onClose}
    >
      <TextField
        isFirst
        label={texts.label}
        hint={texts.labelHint}
        placeholder={texts.placeholder}
        {...form.field('label')}
      />
    </CallFormDialog>
  );
}
