import type { PayoutWait } from '@comanda/domain/money/ledger/payout';
import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  id,
  integer,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  reais,
  textOrNull,
  translated,
} from '../../kit/field-types.ts';
import { answer, type DomainOfShape, nullable, record } from '../../kit/record.ts';
import { asIs, file, nothing } from '../../kit/shape.ts';
import { payoutStatus, transferState } from './statement.calls.ts';

const READ = { kind: 'session', permission: 'finance.read' } as const;
/** Access to calls that send money. They require a recent password and, if set up, the code of the second factor. */
const SEND = { kind: 'session', permission: 'online-payment.manage', isSensitive: true } as const;

/** The destination of money, and the holder of this account: a Pix key, or bank, branch and account. */
const beneficiary = {
  holderName: ['favorecido', plainText],
  holderDocument: ['cpf_cnpj', plainText],
  key: ['chave_pix', nullable(plainText)],
  bank: ['banco', nullable(plainText)],
  bankName: ['nome_banco', nullable(plainText)],
  branch: ['agencia', nullable(plainText)],
  account: ['conta', nullable(plainText)],
} as const;

const payoutAccount = record({
  accountId: ['id_pagon_banco', plainNumber],
  version: ['versao', plainNumber],
  label: ['nome', plainText],
  ...beneficiary,
});
export type PayoutAccountShown = DomainOfShape<typeof payoutAccount>;

/** The currently active account. The confirmation of a transfer sends the account's id and version. */
export const getTransferOptions = defineCall({
  name: 'ledger.get-transfer-options',
  summary: 'Quanto a loja pode transferir agora e para qual conta',
  route: 'GET transferencias/opcoes',
  access: READ,
  input: nothing,
  output: answer(
    record({
      availableCents: ['disponivel', plainReais],
      account: ['conta', nullable(payoutAccount)],
      ...payoutStatus,
      at: ['agora', plainMoment],
    }),
  ),
});
export type TransferOptions = DomainOfShape<typeof getTransferOptions.output>;

/** Reasons why a store's settlements wait. */
export const WAIT_WORDS = {
  held: 'RETIDO',
  'in-review': 'EM_CONFERENCIA',
  suspended: 'LOJA_SUSPENSA',
  registration: 'SEM_CADASTRO',
  'turned-down': 'CADASTRO_RECUSADO',
  'documents-rejected': 'DOCUMENTOS_RECUSADOS',
  'documents-missing': 'FALTAM_DOCUMENTOS',
  review: 'EM_ANALISE',
  'account-waits': 'CONTA_EM_ESPERA',
  'no-account': 'SEM_CONTA',
  returned: 'TRANSFERENCIA_VOLTOU',
  'by-hand': 'TRANSFERE_A_MAO',
} as const satisfies Record<PayoutWait, string>;

const payoutWait = record({
  reason: ['motivo', translated(WAIT_WORDS)],
  // Text of the provider, of the payment provider or of the bank.
  detail: ['detalhe', nullable(plainText)],
  // When the wait ends automatically.
  until: ['ate', nullable(plainMoment)],
});
export type ShownPayoutWait = DomainOfShape<typeof payoutWait>;

/** Null: no money is available or due, or no reason prevents the payout. */
export const getPayoutWait = defineCall({
  name: 'ledger.get-payout-wait',
  summary: 'Por que os repasses da loja esperam, se esperam',
  route: 'GET transferencias/espera',
  access: READ,
  input: nothing,
  output: answer(record({ wait: ['espera', nullable(payoutWait)] })),
});

const transfer = record({
  transferId: ['id_transferencia', plainNumber],
  cents: ['valor', plainReais],
  note: ['identificacao', nullable(plainText)],
  ...beneficiary,
  state: ['status', transferState],
  requestedAt: ['pedida_em', plainMoment],
  // Null: an automatic settlement.
  requestedBy: ['pedida_por', nullable(plainText)],
  paidAt: ['realizada_em', nullable(plainMoment)],
  // Time when the transfer failed or was returned, and the reason.
  endedAt: ['encerrada_em', nullable(plainMoment)],
  reason: ['motivo', nullable(plainText)],
  // The payment provider's reference of the transfer.
  reference: ['referencia', plainText],
});
export type StoreTransfer = DomainOfShape<typeof transfer>;

const money = reais();
const cents = {
  ...money,
  wire: money.wire.check(z.refine((value) => value !== 0, 'Informe quanto transferir.')),
};

/** Maximum length of the text on the bank statement. */
export const LONGEST_TRANSFER_NOTE = 60;

/**
 * A repeated `chave` means the same transfer, so money is sent only once. The server refuses the same key
 * with a different amount.
 */
export const requestTransfer = defineCall({
  name: 'ledger.request-transfer',
  summary: 'Transferir saldo disponível para a conta ativa da loja',
  route: 'POST transferencias',
  access: SEND,
  input: record({
    // Key of the transfer: a UUID that the screen makes when the wizard opens.
    key: ['chave', asIs(z.uuid('Recarregue a página e tente de novo.'))],
    cents: ['valor', cents],
    note: ['identificacao', textOrNull({ max: LONGEST_TRANSFER_NOTE })],
    // The account that the screen showed.
    accountId: ['id_pagon_banco', id],
    version: ['versao', integer({ min: 1, max: 1_000_000_000 })],
  }),
  output: answer('obj', transfer),
  errors: [
    'ledger.no-book',
    'ledger.account-short',
    'ledger.account-changed',
    'ledger.other-figures',
    'ledger.payout-held',
    'ledger.payout-in-review',
    'ledger.payout-suspended',
    'payments.key-reused',
    'payments.no-account',
  ],
});

export const getTransfer = defineCall({
  name: 'ledger.get-transfer',
  summary: 'Uma transferência da loja, como ela está agora',
  route: 'GET transferencias/{id_transferencia}',
  access: READ,
  input: record({ transferId: ['id_transferencia', id] }),
  output: answer('obj', transfer),
  errors: ['ledger.transfer-not-found'],
});

export const transferReceipt = defineCall({
  name: 'ledger.transfer-receipt',
  summary: 'O comprovante de uma transferência, em PDF',
  route: 'GET transferencias/{id_transferencia}/comprovante',
  access: READ,
  input: record({ transferId: ['id_transferencia', id] }),
  output: file('application/pdf', 'paper'),
  errors: ['ledger.transfer-not-found'],
});

export const setAutomaticPayout = defineCall({
  name: 'ledger.set-automatic-payout',
  summary: 'Fazer cada repasse virar uma transferência sozinho, ou não',
  route: 'POST transferencias/automatico',
  access: SEND,
  input: record({ isAutomatic: ['automatico', bool] }),
  output: answer(record({ isAutomatic: ['automatico', bool] })),
});
