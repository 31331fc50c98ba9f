import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  eraseStoreCustomer,
  type FoundCustomer,
  type WhichCustomer,
} from '@comanda/contract/retention/retention/provider-customers.calls';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { customerTexts } from './texts.ts';

const texts = customerTexts.dialog;

interface EraseDialogProps {
  which: WhichCustomer;
  customer: FoundCustomer;
  onClose: () => void;
  onErased: () => void;
}

/** Lists the data to delete and the data that stay. The user must type a word, to prevent an erasure by mistake. */
export function EraseDialog({ which, customer, onClose, onErased }: EraseDialogProps) {
  const form = useCallForm({
    saved: { word: '' },
    send: () => sendCall(eraseStoreCustomer, which),
    check: ({ word }) => ({ word: word.trim() === texts.word ? undefined : texts.wrong }),
    savedText: ({ orders }) => customerTexts.eraseDone(orders),
    onSaved: onErased,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.title}
      submitText={texts.submit}
      isDestructive
      confirmsClosing={false}
      onClose={onClose}
    >
      <div className="stack-12 text-15">
        <Note tone="late" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
          {texts.goes(customerTexts.names(customer), customer.orders)}
        </Note>
        <p>{texts.stays}</p>
        <p>{texts.backups}</p>
      </div>
      <TextField isFirst label={texts.typed} autoComplete="off" spellCheck={false} {...form.field('word')} />
    </CallFormDialog>
  );
}
