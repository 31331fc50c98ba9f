import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { reactivateStore, suspendStore } from '@comanda/contract/store/store/provider-stores.calls';
import { type StoreDetail, suspension } from '@comanda/contract/store/store/provider-stores.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { storeQuery } from '../../../shared/store/store-query.ts';
import classes from './status.module.css';
import type { StatusCardProps } from './status-card-props.ts';
import { statusTexts } from './texts.ts';

/** Card with a button that suspends the store with a reason, or ends the suspension. */
export function SuspensionCard({ store, mayManage }: StatusCardProps) {
  const [isPromptOpen, setPromptOpen] = useState(false);
  const { storeId, name, isSuspended, suspensionText } = store;
  const reactivate = useCallMutation(reactivateStore, {
    savedText: statusTexts.reactivated,
    refreshes: [storeQuery(storeId).queryKey, ['stores']],
  });
  const confirmReactivate = async () => {
    const { reactivateTitle: title, reactivateQuestion, yes, no } = statusTexts;
    const isSure = await alertDialog({
      title,
      text: reactivateQuestion(name),
      confirmText: yes,
      cancelText: no,
    });
    if (isSure) reactivate.run({ storeId });
  };
  const actions = isSuspended ? (
    <>
      <Button variant="default" onClick={() => setPromptOpen(true)}>
        {statusTexts.changeText}
      </Button>
      <Button isBusy={reactivate.isBusy} onClick={() => void confirmReactivate()}>
        {statusTexts.reactivate}
      </Button>
    </>
  ) : (
    <Button variant="default" isDestructive onClick={() => setPromptOpen(true)}>
      {statusTexts.suspend}
    </Button>
  );
  return (
    <FormCard
      title={statusTexts.cards.status}
      hint={statusTexts.statusHint}
      actions={mayManage ? actions : null}
    >
      {isSuspended ? (
        <Note tone="late" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
          {suspensionText === null ? (
            statusTexts.suspendedBare
          ) : (
            <>
              {statusTexts.suspendedWith} <q className={classes.quote}>{suspensionText}</q>
            </>
          )}
        </Note>
      ) : (
        <p className="text-15">{statusTexts.active}</p>
      )}
      {isPromptOpen ? <SuspendDialog store={store} onClose={() => setPromptOpen(false)} /> : null}
    </FormCard>
  );
}

function SuspendDialog({ store, onClose }: { store: StoreDetail; onClose: () => void }) {
  const { storeId, name, suspensionText } = store;
  const form = useCallForm({
    saved: { storeId, text: suspensionText ?? '' },
    record: suspension,
    send: (values) => sendCall(suspendStore, values),
    savedText: statusTexts.suspended,
    refreshes: [storeQuery(storeId).queryKey, ['stores']],
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={statusTexts.suspendTitle(name)}
      submitText={suspensionText === null ? statusTexts.suspend : statusTexts.changeText}
      isDestructive={suspensionText === null}
      onClose={onClose}
    >
      <p>{statusTexts.suspendConsequence}</p>
      <TextAreaField label={statusTexts.text} hint={statusTexts.textHint} isFirst {...form.field('text')} />
    </CallFormDialog>
  );
}
