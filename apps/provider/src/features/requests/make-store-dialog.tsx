import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import {
  makeStoreOfRequest,
  type Registration,
  storeOfRequest,
} from '@comanda/contract/provider/registrations.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { DocumentField, PhoneField } from '@comanda/ui/form/masked-field.tsx';
import { maskPhone } from '@comanda/ui/form/masks.ts';
import { TextField } from '@comanda/ui/form/text-field.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import classes from './requests.module.css';
import { REQUESTS_KEY } from './requests-query.ts';
import { texts } from './texts.ts';

interface MakeStoreDialogProps {
  registration: Registration;
  onClose: () => void;
}

/** The store to make of a request, with what they said filled in. */
export function MakeStoreDialog({ registration, onClose }: MakeStoreDialogProps) {
  const { request, name, storeName, mobile, email } = registration;
  const form = useCallForm({
    saved: {
      request,
      name: storeName,
      legalName: '',
      document: '',
      district: '',
      city: '',
      state: '',
      mobile: maskPhone(mobile),
      email,
      adminName: name,
      adminEmail: email,
      company: 'comanda' as const,
    },
    record: storeOfRequest,
    send: (values) => sendCall(makeStoreOfRequest, values),
    savedText: null,
    refreshes: [REQUESTS_KEY, ['stores']],
    onSaved: ({ storeId, isNew, isMailed }) => {
      onClose();
      if (!isNew) toast.info(texts.madeBefore(storeId));
      else if (isMailed) toast.success(texts.made(storeId));
      else void alertDialog({ text: texts.notMailed(storeId) });
    },
  });
  return (
    <CallFormDialog form={form} title={texts.makeTitle} submitText={texts.make} onClose={onClose} width={640}>
      <p className={classes.hint}>{texts.makeHint}</p>
      <div className={classes.fields}>
        <TextField label={texts.name} maxLength={120} {...form.field('name')} />
        <TextField label={texts.legalName} maxLength={120} isFirst {...form.field('legalName')} />
        <DocumentField label={texts.document} {...form.field('document')} />
        <PhoneField label={texts.mobile} {...form.field('mobile')} />
        <TextField label={texts.district} maxLength={120} {...form.field('district')} />
        <TextField label={texts.city} maxLength={120} {...form.field('city')} />
        <TextField label={texts.state} maxLength={2} {...form.field('state')} />
        <TextField label={texts.ownerName} maxLength={120} {...form.field('adminName')} />
        <TextField label={texts.adminEmail} maxLength={254} {...form.field('adminEmail')} />
        <TextField label={texts.email} maxLength={254} {...form.field('email')} />
      </div>
    </CallFormDialog>
  );
}
