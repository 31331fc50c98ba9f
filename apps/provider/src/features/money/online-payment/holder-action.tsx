import type { ListedReceiver } from '@comanda/contract/money/online-payment/review.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import { useState } from 'react';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { receiverTexts as texts } from './receivers-texts.ts';

const holderDialog = createLazyPart(async () => (await import('./holder-dialog.tsx')).HolderDialog);

/** Row menu with the change of a store's CNPJ or CPF, for users who may change stores. Hidden from all others. */
export function HolderAction({ receiver: { storeId, storeName } }: { receiver: ListedReceiver }) {
  const mayChange = providerMay(useProviderSession(), 'stores.manage');
  const [isOpen, setOpen] = useState(false);
  if (!mayChange) return null;
  return (
    <>
      <RowMenu
        label={texts.actionsOf(storeName)}
        actions={[{ label: texts.change, onChoose: () => setOpen(true) }]}
      />
      {isOpen ? (
        <holderDialog.Part storeId={storeId} storeName={storeName} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
