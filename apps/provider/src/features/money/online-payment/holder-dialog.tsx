import { sendCall } from '@comanda/client/api/send-call.ts';
import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { listKey } from '@comanda/client/table/use-paged.ts';
import {
  changeHolder,
  getStoreOnlinePayment,
  type HolderChange,
  holderChange,
  listReceivers,
} from '@comanda/contract/money/online-payment/review.calls';
import { DocumentField } from '@comanda/ui/form/fields/masked-field.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextAreaField } from '@comanda/ui/form/fields/text-area-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { maskDocument } from '@comanda/ui/form/fields/typed/masks.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { doneOrWaits, secondPersonTexts } from '../../../shared/second-person.ts';
import { receiverTexts } from './receivers-texts.ts';

const texts = receiverTexts.holder;
const TYPES = [
  { value: 'company', label: texts.types.company },
  { value: 'person', label: texts.types.person },
] as const;

interface HolderDialogProps {
  storeId: number;
  storeName: string;
  onClose: () => void;
}

type Stored = Omit<HolderChange, 'version' | 'reason' | 'storeId'> & { version: number };

/** Loads the saved account holder of the store, then shows the form that changes it. */
export function HolderDialog(props: HolderDialogProps) {
  const { storeId, onClose } = props;
  const query = useQuery({
    queryKey: ['store', storeId, 'holder'],
    queryFn: ({ signal }) => sendCall(getStoreOnlinePayment, { storeId }, { signal }),
    select: ({ registration }): Stored => ({
      personType: registration.personType,
      companyDocument: maskDocument(registration.companyDocument),
      legalName: registration.legalName,
      ownerDocument: maskDocument(registration.ownerDocument),
      version: registration.version,
    }),
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  });
  const giveUp = useEffectEvent(() => {
    toast.error(texts.failed);
    onClose();
  });
  const hasFailed = query.isError;
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return query.data === undefined ? null : <HolderForm {...props} stored={query.data} />;
}

function HolderForm({ storeId, storeName, onClose, stored }: HolderDialogProps & { stored: Stored }) {
  const { version, ...holder } = stored;
  const form = useCallForm({
    saved: { storeId, ...holder, reason: '' },
    version,
    record: holderChange,
    send: (values, madeFrom) => sendCall(changeHolder, { ...values, version: madeFrom ?? null }),
    refreshes: [listKey(listReceivers)],
    savedText: doneOrWaits(texts.done),
    onSaved: onClose,
  });
  return (
    <CallFormDialog
      form={form}
      title={texts.title(storeName)}
      submitText={texts.submit}
      onClose={onClose}
      width={560}
    >
      <p>{texts.hint}</p>
      <p className="muted-14">{secondPersonTexts.always}</p>
      <SelectField label={texts.type} options={TYPES} {...form.field('personType')} />
      {form.values.personType === 'company' ? (
        <DocumentField label={texts.companyDocument} {...form.field('companyDocument')} />
      ) : null}
      <TextField label={texts.legalName} {...form.field('legalName')} />
      <DocumentField label={texts.ownerDocument} {...form.field('ownerDocument')} />
      <TextAreaField label={texts.reason} rows={2} {...form.field('reason')} />
    </CallFormDialog>
  );
}
