import { failureText } from '@comanda/client/api/failure-text.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { requestFineReversal } from '@comanda/contract/insight/sales-history/sales-history.calls';
import { countCharacters, firstCharacters } from '@comanda/domain/kit/text/count-characters';
import { MAX_REVERSAL_WORDS, MIN_REVERSAL_WORDS } from '@comanda/domain/money/ledger/fine-reversal';
import { FormDialog } from '@comanda/ui/dialog/form-dialog.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useState } from 'react';
import { historyTexts } from './texts.ts';

const { reversal: texts } = historyTexts;
const NOTICE_MS = 4_000;

interface ReversalDialogProps {
  order: { orderId: number; code: string };
  onClose: () => void;
}

/** Dialog that asks the provider to reverse the fine of an order. The reason needs 20 to 200 characters. */
export function ReversalDialog({ order: { orderId, code }, onClose }: ReversalDialogProps) {
  const [description, setDescription] = useState('');
  const request = useCallMutation(requestFineReversal, {
    savedText: texts.sent,
    savedForMs: NOTICE_MS,
    refreshes: [['sales-history.list'], ['sales-history.read-order']],
    words: { failed: texts.failed },
    onFailed: (failure) => {
      toast.error(failureText(failure, { failed: texts.failed }), { durationMs: NOTICE_MS });
      return true;
    },
    onDone: onClose,
  });
  // Blanks at both ends do not count, because they are not sent.
  const count = countCharacters(description.trim());
  const isReady = count >= MIN_REVERSAL_WORDS;
  return (
    <FormDialog
      title={texts.title}
      submitText={request.isBusy ? texts.sending : texts.send}
      isReady={isReady}
      isSending={request.isBusy}
      canClose={!request.isBusy}
      onClose={onClose}
      onSubmit={() => {
        if (isReady) request.run({ description, orderId, code });
      }}
    >
      <TextAreaField
        label={texts.words}
        value={description}
        rows={5}
        isFirst
        aria-required
        hint={texts.counter(count, MIN_REVERSAL_WORDS, MAX_REVERSAL_WORDS)}
        onChange={(written) => setDescription(firstCharacters(written, MAX_REVERSAL_WORDS))}
      />
    </FormDialog>
  );
}
