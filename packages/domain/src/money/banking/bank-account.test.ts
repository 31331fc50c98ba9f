import { describe, expect, it } from 'vitest';
import { type BankAccountField, readBankAccount } from './bank-account.ts';

const TYPED = { bank: '237', type: 'current', branch: '1234', branchDigit: '', account: '12345-6' } as const;
const READ = { ...TYPED, branchDigit: null };

describe('a bank account', () => {
  it.each<[string, Partial<Record<BankAccountField, string>>, Partial<Record<BankAccountField, string>>]>([
    ['as banks write it', {}, {}],
    ['of a bank without a code', { bank: '60746948' }, { bank: '60746948' }],
    ['of an ISPB with letters', { bank: '12ab3456' }, { bank: '12AB3456' }],
    ['of a short branch', { branch: '1' }, { branch: '0001' }],
    ['of a branch with a digit', { branchDigit: '7' }, { branchDigit: '7' }],
    ['of a branch with a letter as digit', { branchDigit: ' x ' }, { branchDigit: 'X' }],
    ['with dots', { account: '12.345-6' }, { account: '12345-6' }],
    ['without a dash', { account: '123456' }, { account: '12345-6' }],
    ['with a letter as digit', { account: '0012345x' }, { account: '0012345-X' }],
    ['of the longest number', { account: `${'9'.repeat(17)}-0` }, { account: `${'9'.repeat(17)}-0` }],
  ])('%s is read', (_, typed, read) => {
    expect(readBankAccount({ ...TYPED, ...typed })).toEqual({ ok: true, value: { ...READ, ...read } });
    expect(readBankAccount({ ...TYPED, ...read })).toEqual({ ok: true, value: { ...READ, ...read } });
  });

  it('may be a savings account', () => {
    expect(readBankAccount({ ...TYPED, type: 'savings' })).toMatchObject({ value: { type: 'savings' } });
  });

  it.each<[BankAccountField, string]>([
    ['bank', ''],
    ['bank', '23'],
    ['bank', 'ABC'],
    ['bank', '12\u01313456'.padEnd(8, '7')],
    ['branchDigit', ' '.repeat(41)],
    ['branch', ''],
    ['branch', '0000'],
    ['branch', '12345'],
    ['branch', '123X'],
    ['branchDigit', '12'],
    ['branchDigit', 'A'],
    ['account', ''],
    ['account', '6'],
    ['account', '-6'],
    ['account', '12-34-5'],
    ['account', '00000-0'],
    ['account', 'X2345-6'],
    ['account', `${'9'.repeat(18)}-0`],
    ['account', `${' '.repeat(1_000_000)}12345-6`],
  ])('has no %s %j', (field, typed) => {
    expect(readBankAccount({ ...TYPED, [field]: typed })).toEqual({ ok: false, faults: [field] });
  });

  it('is refused with all its faults', () => {
    const typed = { ...TYPED, bank: '?', branch: '?', branchDigit: '?', account: '?' };
    expect(readBankAccount(typed)).toEqual({
      ok: false,
      faults: ['bank', 'branch', 'branchDigit', 'account'],
    });
  });
});
