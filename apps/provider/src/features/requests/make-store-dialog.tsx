import { sendCall } from '@comanda/client/api/send-call.ts';
import { makeStoreOfRequest, type Registration } from '@comanda/contract/provider/registrations.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { maskPhone } from '@comanda/ui/form/masks.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { NewStoreDialog } from '../../shared/new-store/new-store-dialog.tsx';
import { REQUESTS_KEY } from './requests-query.ts';
import { texts } from './texts.ts';

interface MakeStoreDialogProps {
  registration: Registration;
  onClose: () => void;
}

/** The store to make of a request, with what they said filled in. */
export function MakeStoreDialog({ registration, onClose }: MakeStoreDialogProps) {
  const { request, name, storeName, mobile, email } = registration;
  return (
    <NewStoreDialog
      title={texts.makeTitle}
      known={{ name: storeName, mobile: maskPhone(mobile), email, adminName: name, adminEmail: email }}
      make={(wish) => sendCall(makeStoreOfRequest, { request, ...wish })}
      refreshes={[REQUESTS_KEY]}
      onMade={({ storeId, isNew, isMailed }) => {
        onClose();
        if (!isNew) toast.info(texts.madeBefore(storeId));
        else if (isMailed) toast.success(texts.made(storeId));
        else void alertDialog({ text: texts.notMailed(storeId) });
      }}
      onClose={onClose}
    />
  );
}
