import { readAccountNumber } from '@comanda/domain/money/banking/bank-account';
import { PIX_KEY_KINDS } from '@comanda/domain/money/banking/pix-key';
import { ACCOUNT_LIMITS } from '@comanda/domain/money/banking/receiving-account';
import { banksToChoose } from '@comanda/domain/money/banking/usual-banks';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { TextField } from '@comanda/ui/form/fields/text-field.tsx';
import { Segmented } from '@comanda/ui/form/segmented.tsx';
import { useQuery } from '@tanstack/react-query';
import { banksQuery } from '../online-payment-queries.ts';
import classes from './accounts.module.css';
import { accountTexts } from './texts.ts';
import { tidyKey } from './tidy-key.ts';
import type { AccountFormState } from './use-account-form.ts';

const { dialog: texts, types, keyKinds } = accountTexts;
const TYPES = (['current', 'savings'] as const).map((value) => ({ value, label: types[value] }));
const KEY_KINDS = [
  { value: '', label: texts.keyKindFirst },
  ...PIX_KEY_KINDS.map((value) => ({ value, label: keyKinds[value] })),
] as const;

export function ManualFields({ form }: { form: AccountFormState }) {
  const { data: banks = [], isError } = useQuery(banksQuery);
  const chosen = form.values.bank;
  const options = banksToChoose(banks, chosen);
  const isListed = chosen === '' || options.some(({ value }) => value === chosen);
  return (
    <>
      <SelectField
        label={texts.bank}
        {...form.field('bank')}
        hint={isError ? texts.banksFailed : undefined}
        options={[
          { value: '', label: texts.bankFirst },
          ...(isListed ? [] : [{ value: chosen, label: chosen }]),
          ...options,
        ]}
      />
      <Segmented
        label={texts.type}
        options={TYPES}
        value={form.values.type}
        onChange={(type) => form.change({ type })}
      />
      <div className={classes.numbers}>
        <TextField
          label={texts.branch}
          hint={texts.branchHint}
          inputMode="numeric"
          {...form.field('branch')}
          maxLength={ACCOUNT_LIMITS.branch}
        />
        <TextField
          label={texts.branchDigit}
          hint={texts.branchDigitHint}
          {...form.field('branchDigit')}
          maxLength={ACCOUNT_LIMITS.branchDigit}
        />
        <TextField
          label={texts.account}
          hint={accountHint(form.values.account)}
          {...form.field('account')}
          maxLength={ACCOUNT_LIMITS.account}
        />
      </div>
    </>
  );
}

/** Shows how the panel reads a number without a dash, so that users notice a missing check digit. */
function accountHint(typed: string): string {
  const read = typed.includes('-') ? null : readAccountNumber(typed);
  return read === null ? texts.accountHint : texts.accountRead(read);
}

/** A Pix key with its kind, because eleven digits may be a CPF or a phone. */
export function KeyFields({ form }: { form: AccountFormState }) {
  const { keyKind } = form.values;
  const { maxLength: _, ...key } = form.field('key');
  return (
    <div className={classes.pair}>
      <SelectField
        label={texts.keyKind}
        {...form.field('keyKind')}
        options={KEY_KINDS}
        onChange={(kind) => form.change({ keyKind: kind, key: tidyKey(kind, form.values.key) })}
      />
      <TextField
        label={texts.key}
        hint={keyKind === '' ? undefined : texts.keyHints[keyKind]}
        inputMode={
          keyKind === 'cpf' || keyKind === 'phone' ? 'numeric' : keyKind === 'email' ? 'email' : 'text'
        }
        autoCapitalize="none"
        spellCheck={false}
        {...key}
        // Pasted text may have punctuation, so only the tidied key is limited.
        maxLength={keyKind === 'email' ? ACCOUNT_LIMITS.key : undefined}
        onChange={(typed) => key.onChange(tidyKey(keyKind, typed))}
      />
    </div>
  );
}
