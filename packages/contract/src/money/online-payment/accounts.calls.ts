import { defineCall } from '../../kit/define-call.ts';
import { bool, integer, plainMoment, plainNumber } from '../../kit/field-types.ts';
import { numberedPageOf, pageFields, sortField } from '../../kit/paged.ts';
import { answer, list, nullable, optional, record } from '../../kit/record.ts';
import { done, nothing } from '../../kit/shape.ts';
import { MANAGE, PROVEN } from './access.ts';
import { accountNamed, accountSave, bank, changeWait, receivingAccount } from './accounts.wire.ts';
import { saved } from './answers.wire.ts';

export const listBanks = defineCall({
  name: 'online-payment.list-banks',
  summary: 'Os bancos, com código e ISPB',
  route: 'GET pagamentoonline/listarBancos',
  access: MANAGE,
  input: nothing,
  output: answer('obj', list(bank)),
});

/** Sort orders of 'Contas Cadastradas'. */
export const ACCOUNT_SORTS = ['conta', 'banco', 'mudanca'] as const;

export const listAccounts = defineCall({
  name: 'online-payment.list-accounts',
  summary: 'As contas de recebimento da loja, a ativa primeiro',
  route: 'POST pagamentoonline/listarBancoRecebimentos',
  access: MANAGE,
  input: record({
    registrationId: ['idPagOnCadastro', optional(nullable(integer({ min: 1, max: 2_000_000_000 })))],
    ...sortField('ordem', ACCOUNT_SORTS),
    ...pageFields({ most: 100 }),
  }),
  output: numberedPageOf('obj', receivingAccount),
  errors: ['online-payment.no-registration'],
});

/**
 * Without `id_pagon_banco` makes a new account; otherwise changes an inactive account. If a Pix key is not a
 * CPF or CNPJ, the payment provider returns the key's holder.
 */
export const saveAccount = defineCall({
  name: 'online-payment.save-account',
  summary: 'Cadastrar ou editar uma conta de recebimento',
  route: 'POST bank-accounts/change',
  access: PROVEN,
  input: accountSave,
  output: saved({ accountId: ['id_pagon_banco', plainNumber], version: ['versao', plainNumber] }),
  errors: [
    'online-payment.no-registration',
    'online-payment.no-account',
    'online-payment.account-active',
    'online-payment.account-waits',
    'online-payment.other-holder',
    'online-payment.key-unknown',
    'online-payment.key-unchecked',
    'online-payment.too-many-accounts',
    'record.changed-meanwhile',
    'auth.throttled',
  ],
});

/**
 * Makes this account the only active account: immediately, or a day later (`ativa_em`) if the store has
 * chosen the wait.
 */
export const activateAccount = defineCall({
  name: 'online-payment.activate-account',
  summary: 'Ativar uma conta de recebimento',
  route: 'POST pagamentoonline/ativarPagOnBanco',
  access: PROVEN,
  input: accountNamed,
  output: saved({ activeFrom: ['ativa_em', nullable(plainMoment)] }),
  errors: [
    'online-payment.no-registration',
    'online-payment.no-account',
    'online-payment.account-active',
    'online-payment.account-waits',
    'online-payment.other-holder',
    'online-payment.key-unknown',
    'online-payment.key-unchecked',
    'record.changed-meanwhile',
    'auth.throttled',
  ],
});

/** Cancels an activation that still waits. Needs no password, because this call can only protect the store. */
export const withdrawActivation = defineCall({
  name: 'online-payment.withdraw-activation',
  summary: 'Desistir da troca de conta que ainda espera',
  route: 'POST bank-accounts/withdraw',
  access: MANAGE,
  input: nothing,
  output: done,
  errors: ['online-payment.nothing-waits'],
});

export const removeAccount = defineCall({
  name: 'online-payment.remove-account',
  summary: 'Excluir uma conta de recebimento que não é a ativa',
  route: 'POST pagamentoonline/excluirPagOnBanco',
  access: PROVEN,
  input: accountNamed,
  output: done,
  errors: [
    'online-payment.no-account',
    'online-payment.account-active',
    'online-payment.account-waits',
    'record.changed-meanwhile',
  ],
});

export const getChangeWait = defineCall({
  name: 'online-payment.get-change-wait',
  summary: 'Se uma troca de conta espera 24 horas para valer',
  route: 'GET bank-accounts/wait',
  access: MANAGE,
  input: nothing,
  output: answer(changeWait),
});

/** Switching the wait off takes effect a day later: otherwise an intruder could switch it off first. */
export const setChangeWait = defineCall({
  name: 'online-payment.set-change-wait',
  summary: 'Fazer cada troca de conta esperar 24 horas, ou não',
  route: 'POST bank-accounts/wait',
  access: PROVEN,
  input: record({ isOn: ['espera', bool] }),
  output: answer(changeWait),
});
