import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  type ContestedRating,
  contestDecision,
  decideContestedRating,
  listContestedRatings,
} from '@comanda/contract/orders/ratings/ratings.calls';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { contestTexts as texts } from './texts.ts';

interface DecideDialogProps {
  rating: ContestedRating;
  isRemoved: boolean;
  onClose: () => void;
}

/** Dialog that removes or confirms a rating, with a message to the store. */
export function DecideDialog({ rating, isRemoved, onClose }: DecideDialogProps) {
  const { storeId, orderId } = rating;
  const form = useCallForm({
    saved: { storeId, orderId, isRemoved, words: '' },
    send: (decision) => sendCall(decideContestedRating, decision),
    record: contestDecision,
    refreshes: [listKey(listContestedRatings)],
    savedText: isRemoved ? texts.removed : texts.kept,
    onSaved: onClose,
  });
  const title = isRemoved ? texts.remove : texts.keep;
  return (
    <CallFormDialog
      form={form}
      title={title}
      submitText={title}
      confirmsClosing={false}
      onClose={onClose}
      width={560}
    >
      <p>
        <strong>{texts.name(rating)}.</strong> {isRemoved ? texts.removeHint : texts.keepHint}
      </p>
      <TextAreaField isFirst label={texts.words} rows={3} {...form.field('words')} />
    </CallFormDialog>
  );
}
