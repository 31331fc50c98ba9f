import { sendCall } from '@comanda/client/api/send-call.ts';
import { createStore, type OpenedStore } from '@comanda/contract/store/store/provider-new-store.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { SecretsDialog } from '@comanda/ui/dialog/secrets-dialog.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useState } from 'react';
import { NewStoreDialog } from '../../../shared/new-store/new-store-dialog.tsx';
import { madeStoreTexts as texts } from './texts.ts';

interface MakeStoreDialogProps {
  onClose: () => void;
  /** Called after the store was created and the user has closed the dialog with its secrets. */
  onMade: (storeId: number) => void;
}

/** Dialog that creates a store by hand, then shows its link and its key once. */
export function MakeStoreDialog({ onClose, onMade }: MakeStoreDialogProps) {
  const [made, setMade] = useState<OpenedStore | null>(null);
  const onOpened = (opened: OpenedStore) => {
    const { storeId, isMailed } = opened;
    if (opened.link !== null || opened.intakeKey !== null) return setMade(opened);
    // Without permission for them, the user gets neither the link nor the key.
    if (isMailed) toast.success(texts.made(storeId));
    else void alertDialog({ text: texts.notMailedToSupport(storeId) });
    onMade(storeId);
  };
  if (made === null)
    return (
      <NewStoreDialog
        title={texts.open}
        make={(input) => sendCall(createStore, input)}
        onMade={onOpened}
        onClose={onClose}
      />
    );
  return (
    <SecretsDialog
      title={texts.madeTitle(made.storeId)}
      text={made.isMailed ? texts.mailed : texts.notMailed}
      secrets={[
        { label: texts.link, value: made.link },
        { label: texts.key, value: made.intakeKey },
      ].flatMap(({ label, value }) => (value === null ? [] : { label, value }))}
      onClose={() => onMade(made.storeId)}
    />
  );
}
