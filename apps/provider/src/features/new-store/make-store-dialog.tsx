import { sendCall } from '@comanda/client/api/send-call.ts';
import { createStore, type OpenedStore } from '@comanda/contract/provider/new-store.calls';
import { useState } from 'react';
import { NewStoreDialog } from '../../shared/new-store/new-store-dialog.tsx';
import { SecretsDialog } from '../../shared/secrets-dialog.tsx';
import { madeStoreTexts as texts } from './texts.ts';

interface MakeStoreDialogProps {
  onClose: () => void;
  /** The store is there, and what was shown of it once has been put away. */
  onMade: (storeId: number) => void;
}

/** A store made by hand, and then its link and its key, shown this once. */
export function MakeStoreDialog({ onClose, onMade }: MakeStoreDialogProps) {
  const [made, setMade] = useState<OpenedStore | null>(null);
  if (made === null)
    return (
      <NewStoreDialog
        title={texts.open}
        make={(wish) => sendCall(createStore, wish)}
        onMade={setMade}
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
      ]}
      onClose={() => onMade(made.storeId)}
    />
  );
}
