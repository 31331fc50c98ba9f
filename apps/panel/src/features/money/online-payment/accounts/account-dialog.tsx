import { CallFormDialog } from '@comanda/client/form/call-form-dialog.tsx';
import type { ReceivingAccount } from '@comanda/contract/money/online-payment/accounts.wire';
import { formatDocument } from '@comanda/domain/kit/documents/document';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { useQuery } from '@tanstack/react-query';
import { holderQuery } from '../online-payment-queries.ts';
import { KeyFields, ManualFields } from './account-fields.tsx';
import classes from './accounts.module.css';
import { accountTexts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';

const { dialog: texts } = accountTexts;
const METHODS = (['manual', 'key'] as const).map((value) => ({ value, label: texts.ways[value] }));

interface AccountDialogProps {
  /** Null: a new account. */
  account: ReceivingAccount | null;
  onClose: () => void;
}

/** Dialog that edits a receiving account: bank data or a Pix key. The holder is read only. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { data: holder } = useQuery(holderQuery);
  const form = useAccountForm(account, onClose);
  const document = holder ? formatDocument(holder.document) : '';
  return (
    <CallFormDialog
      form={form}
      title={account === null ? texts.add : texts.edit}
      submitText={texts.save}
      onClose={onClose}
      width={560}
    >
      <Segmented
        label={texts.way}
        options={METHODS}
        value={form.values.way}
        onChange={(way) => form.change({ way })}
      />
      {form.values.way === 'manual' ? <ManualFields form={form} /> : <KeyFields form={form} />}
      <TextField
        label={texts.holder}
        hint={texts.holderHint}
        value={holder?.name ?? ''}
        readOnly
        disabled
        onChange={ignore}
      />
      <div className={classes.pair}>
        <TextField label={texts.holderDocument} value={document} readOnly disabled onChange={ignore} />
        <TextField label={texts.label} hint={texts.labelHint} {...form.field('label')} />
      </div>
    </CallFormDialog>
  );
}

const ignore = () => undefined;
