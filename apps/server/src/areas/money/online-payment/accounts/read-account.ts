import type { FieldFault } from '@comanda/contract/errors';
import { type AccountSave, accountSave } from '@comanda/contract/money/online-payment/accounts.wire';
import { readBankAccount } from '@comanda/domain/money/banking/bank-account';
import { readPixKey } from '@comanda/domain/money/banking/pix-key';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { findBank } from '../../ledger/public.ts';
import { FAULTS } from '../texts.ts';
import type { AccountData } from './accounts.reads.ts';

const NOTHING = { bank: null, type: null, branch: null, branchDigit: null, account: null } as const;

/**
 * Parses typed account data into the banks' formats. Bank data and Pix key together are refused. Throws
 * `request.invalid` with each faulty field.
 */
export async function readAccount(typed: AccountSave): Promise<AccountData> {
  const fields: FieldFault[] = [];
  const fault = (name: keyof AccountSave, mensagem: string) =>
    fields.push({ campo: accountSave.fields[name][0], mensagem });
  const data = typed.way === 'key' ? readKey(typed, fault) : await readManual(typed, fault);
  if (fields.length > 0) throw new AppError('request.invalid', { fields });
  return data;
}

type Fault = (name: keyof AccountSave, words: string) => void;

function readKey({ label, keyKind, key: typed }: AccountSave, fault: Fault): AccountData {
  const key = keyKind === null ? null : readPixKey(keyKind, typed ?? '');
  if (keyKind === null) fault('keyKind', FAULTS.keyKind);
  else if (key === null) fault('key', FAULTS.key[keyKind]);
  return { ...NOTHING, way: 'key', label: label || 'Chave Pix', keyKind, key };
}

async function readManual(typed: AccountSave, fault: Fault): Promise<AccountData> {
  const type = typed.type ?? 'current';
  if (typed.type === null) fault('type', FAULTS.required);
  const read = readBankAccount({
    type,
    bank: typed.bank ?? '',
    branch: typed.branch ?? '',
    branchDigit: typed.branchDigit ?? '',
    account: typed.account ?? '',
  });
  if (!read.ok) for (const field of read.faults) fault(field, FAULTS[field]);
  const bank = await findBank(typed.bank ?? '');
  if (bank === null && (read.ok || !read.faults.includes('bank'))) fault('bank', FAULTS.bank);
  return {
    ...NOTHING,
    ...(read.ok ? read.value : { type }),
    ...{ way: 'manual', keyKind: null, key: null },
    label: typed.label || (bank?.name ?? ''),
    bank: bank === null ? null : bank.code || bank.ispb,
  };
}
