import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  type BookEntry,
  fineReversalInput,
  reverseFine,
} from '@comanda/contract/money/ledger/provider-book.calls';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import type { QueryKey } from '@tanstack/react-query';
import { doneOrWaits, secondPersonTexts } from '../../../shared/second-person.ts';
import { mailedNotice } from '../../../shared/session/mailed-notice.ts';
import { bookTexts } from './texts.ts';

const texts = bookTexts.reverseDialog;

interface ReverseFineDialogProps {
  storeId: number;
  fine: BookEntry;
  refreshes: readonly QueryKey[];
  onClose: () => void;
}

/** Dialog that reverses a fine, with a reason that the store reads. */
export function ReverseFineDialog({ storeId, fine, refreshes, onClose }: ReverseFineDialogProps) {
  const form = useCallForm({
    saved: { storeId, postingId: fine.postingId, reason: '' },
    send: (input) => sendCall(reverseFine, input),
    record: fineReversalInput,
    refreshes,
    savedText: doneOrWaits(`${texts.done} ${mailedNotice(texts.shown)}`),
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.title}
      submitText={texts.submit}
      confirmsClosing={false}
      onClose={onClose}
    >
      <p>
        {texts.hint(fine)} {mailedNotice(texts.mailed)}
      </p>
      <p className="muted-14">{secondPersonTexts.capped}</p>
      <TextAreaField isFirst label={texts.reason} rows={3} {...form.field('reason')} />
    </CallFormDialog>
  );
}
