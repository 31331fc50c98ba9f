import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallForm } from '@comanda/client/form/use-call-form.ts';
import { listAccounts, saveAccount } from '@comanda/contract/money/online-payment/accounts.calls';
import {
  type AccountSave,
  accountSave,
  type ReceivingAccount,
} from '@comanda/contract/money/online-payment/accounts.wire';
import { type PixKeyKind, readPixKey } from '@comanda/domain/money/banking/pix-key';
import type { AccountType, AccountWay } from '@comanda/domain/money/banking/receiving-account';
import { ONLINE_PAYMENT_KEY } from '../online-payment-queries.ts';
import { accountTexts } from './texts.ts';
import { tidyKey } from './tidy-key.ts';

const { dialog: texts } = accountTexts;
const NOTICE_MS = 5_000;

/** The typed values; a choice is '' until the user makes it. */
interface AccountValues {
  way: AccountWay;
  label: string;
  keyKind: PixKeyKind | '';
  key: string;
  bank: string;
  type: AccountType;
  branch: string;
  branchDigit: string;
  account: string;
}

/** The form of an account; null: a new account. */
export function useAccountForm(account: ReceivingAccount | null, onSaved: () => void) {
  return useCallForm({
    saved: valuesOf(account),
    record: accountSave,
    check: accountFaults,
    send: (values) => sendCall(saveAccount, savedOf(values, account)),
    savedText: ({ message }) => message,
    savedForMs: NOTICE_MS,
    words: { failed: texts.failed },
    refreshes: [[listAccounts.name], ONLINE_PAYMENT_KEY],
    onSaved,
  });
}

export type AccountFormState = ReturnType<typeof useAccountForm>;

/** An account as form values; null: a new account. */
function valuesOf(account: ReceivingAccount | null): AccountValues {
  const keyKind = account?.keyKind ?? '';
  return {
    way: account?.way ?? 'manual',
    label: account?.label ?? '',
    keyKind,
    key: tidyKey(keyKind, account?.key ?? ''),
    bank: account?.bank ?? '',
    type: account?.type ?? 'current',
    branch: account?.branch ?? '',
    branchDigit: account?.branchDigit ?? '',
    account: account?.account ?? '',
  };
}

/** The values to send, without the fields of the kind that was not chosen (bank account or Pix key). */
function savedOf(
  values: AccountValues,
  account: Pick<ReceivingAccount, 'accountId' | 'version'> | null,
): AccountSave {
  const { way, label, keyKind, key, bank, type, branch, branchDigit, account: number } = values;
  const none = {
    keyKind: null,
    key: null,
    bank: null,
    type: null,
    branch: null,
    branchDigit: null,
    account: null,
  };
  return {
    accountId: account?.accountId ?? null,
    version: account?.version ?? null,
    way,
    label,
    // Null: the server fills in the registered holder.
    holderDocument: null,
    ...none,
    ...(way === 'key'
      ? { keyKind: keyKind === '' ? null : keyKind, key }
      : { bank, type, branch, branchDigit, account: number }),
  };
}

/** Messages for missing values, by field. The server checks the values themselves. */
function accountFaults({ way, keyKind, key, bank, branch, account }: AccountValues) {
  if (way === 'manual')
    return {
      bank: bank === '' ? texts.bankMissing : undefined,
      branch: branch === '' ? texts.branchMissing : undefined,
      account: account === '' ? texts.accountMissing : undefined,
    };
  if (keyKind === '') return { keyKind: texts.keyKindMissing };
  return { key: readPixKey(keyKind, key) === null ? texts.keyWrong[keyKind] : undefined };
}
