import { sendCall } from '@comanda/client/api/send-call.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  listRegistrations,
  makeStoreOfRequest,
  type Registration,
} from '@comanda/contract/store/store/provider-registrations.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { SecretsDialog } from '@comanda/ui/dialog/secrets-dialog.tsx';
import { maskPhone } from '@comanda/ui/form/fields/typed/masks.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useState } from 'react';
import { NewStoreDialog } from '../../../shared/new-store/new-store-dialog.tsx';
import { texts } from './texts.ts';

interface MakeStoreDialogProps {
  registration: Registration;
  onClose: () => void;
}

/**
 * Dialog that creates the store of a registration request. The form already contains the data of that
 * request.
 */
export function MakeStoreDialog({ registration, onClose }: MakeStoreDialogProps) {
  const { request, name, storeName, mobile, email } = registration;
  const [unsent, setUnsent] = useState<{ storeId: number; link: string } | null>(null);
  if (unsent !== null)
    return (
      <SecretsDialog
        title={texts.notMailedTitle(unsent.storeId)}
        text={texts.notMailed}
        secrets={[{ label: texts.link, value: unsent.link }]}
        onClose={onClose}
      />
    );
  return (
    <NewStoreDialog
      title={texts.makeTitle}
      known={{ name: storeName, mobile: maskPhone(mobile), email, adminName: name, adminEmail: email }}
      make={(input) => sendCall(makeStoreOfRequest, { request, ...input })}
      refreshes={[listKey(listRegistrations)]}
      onMade={({ storeId, isNew, isMailed, link }) => {
        if (link !== null) return setUnsent({ storeId, link });
        onClose();
        if (!isNew) toast.info(texts.madeBefore(storeId));
        else if (isMailed) toast.success(texts.made(storeId));
        else void alertDialog({ title: texts.notMailedTitle(storeId), text: texts.notMailedToSupport });
      }}
      onClose={onClose}
    />
  );
}
