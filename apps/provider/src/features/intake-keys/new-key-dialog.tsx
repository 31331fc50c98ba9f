import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { makeStoreKey, newIntakeKey } from '@comanda/contract/provider/intake-keys.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { Dialog } from '@comanda/ui/dialog/dialog.tsx';
import { TextField } from '@comanda/ui/form/text-field.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconCopy, IconEyeOff } from '@tabler/icons-react';
import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './new-key.module.css';
import { keyTexts } from './texts.ts';

const texts = keyTexts.dialog;

interface NewKeyDialogProps {
  storeId: number;
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

/** A key is made and shown, for the only time: this dialog alone holds it, and only until it is closed. */
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
  if (key !== null) return <MadeKey intakeKey={key} onClose={onClose} />;
  return (
    <CallFormDialog
      form={form}
      title={texts.title}
      submitText={texts.submit}
      asksBeforeClosing={false}
      onClose={onClose}
    >
      <TextField
        isFirst
        label={texts.label}
        hint={texts.labelHint}
        placeholder={texts.placeholder}
        maxLength={80}
        {...form.field('label')}
      />
    </CallFormDialog>
  );
}

function MadeKey({ intakeKey, onClose }: { intakeKey: string; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(intakeKey);
      toast.success(texts.copied);
    } catch {
      toast.error(texts.notCopied);
    }
  };
  return (
    <Dialog
      opened
      title={texts.madeTitle}
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {texts.close}
          </Button>
          <Button icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />} onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <div className={classes.made}>
        <Note tone="pending" icon={<IconEyeOff size={20} stroke={1.75} aria-hidden="true" />}>
          {texts.madeText}
        </Note>
        <output className={classes.key} aria-label={texts.key}>
          {intakeKey}
        </output>
      </div>
    </Dialog>
  );
}
