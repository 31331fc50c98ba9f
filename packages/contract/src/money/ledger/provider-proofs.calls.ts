import { defineCall } from '../../kit/define-call.ts';
import { bool, id, plainMoment, plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, nullable, orNull, record } from '../../kit/record.ts';
import { storeField } from '../../kit/store-field.ts';

const READ = { kind: 'provider', permission: 'finance.read' } as const;
/** Access to calls that check a ledger without moving money. */
const PROVE = { kind: 'provider', permission: 'services.manage' } as const;

const proofFields = {
  // The last entry that the check has covered, by number.
  provenSeq: ['conferido_ate', plainNumber],
  // Number of entries in the ledger.
  lastSeq: ['lancamentos', plainNumber],
  provenAt: ['conferido_em', plainMoment],
  // Time of the last check that covered all entries; null: no such check yet.
  wholeAt: ['desde_o_inicio_em', nullable(plainMoment)],
  // The first difference, as text; null: the check found no difference.
  difference: ['diferenca', nullable(plainText)],
  // Time when a person reviewed the difference and released the settlements; null: not released.
  releasedAt: ['liberado_em', nullable(plainMoment)],
  releasedBy: ['liberado_por', nullable(plainText)],
} as const;
const proof = record(proofFields);
export type StoreProof = DomainOfShape<typeof proof>;

const proofOfStore = record({
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', plainText],
  ...proofFields,
});
export type ProofOfStore = DomainOfShape<typeof proofOfStore>;

export const listProofs = defineCall({
  name: 'provider.list-book-proofs',
  summary:
    'A conferência dos livros de todas as lojas, a que foi conferida há mais tempo primeiro; só as que não fecham, onde se pede',
  route: 'GET provedor/financeiro/conferencias',
  access: READ,
  input: record({ onlyDifferent: ['diferentes', orNull(bool)], ...afterField('depois') }),
  output: pageOf('lojas', proofOfStore, {
    count: ['quantidade', plainNumber],
    differentCount: ['com_diferenca', plainNumber],
  }),
});

export const getStoreProof = defineCall({
  name: 'provider.get-store-proof',
  summary: 'O que a última conferência do livro de uma loja encontrou',
  route: 'GET provedor/lojas/{loja}/financeiro/conferencia',
  access: READ,
  input: record(storeField),
  // Null: the store has no ledger, or no check ran yet.
  output: answer('conferencia', nullable(proof)),
  errors: ['provider.unknown-store'],
});

export const proveStoreNow = defineCall({
  name: 'provider.prove-store-book',
  summary: 'Conferir agora o livro de uma loja, desde o primeiro lançamento',
  route: 'POST provedor/lojas/{loja}/financeiro/conferencia',
  access: PROVE,
  input: record(storeField),
  output: answer('conferencia', proof),
  errors: ['provider.unknown-store', 'ledger.no-book'],
});

const stranded = record({
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', plainText],
  orderId: ['pedido', plainNumber],
  orderCode: ['codigo', plainText],
  // True: cancelled; false: delivered.
  isCancelled: ['cancelado', bool],
  cents: ['valor', plainReais],
  since: ['desde', plainMoment],
});
export type StrandedPayment = DomainOfShape<typeof stranded>;

export const listStrandedPayments = defineCall({
  name: 'provider.list-stranded-payments',
  summary:
    'O que clientes pagaram online e ficou parado em pedidos encerrados, sem reembolso nem contestação em andamento, de todas as lojas ou de uma, o mais antigo primeiro',
  route: 'GET provedor/financeiro/pagamentos-parados',
  access: READ,
  input: record({ storeId: ['loja', orNull(id)], ...afterField('depois') }),
  output: pageOf('pagamentos', stranded, {
    count: ['quantidade', plainNumber],
    cents: ['total', plainReais],
  }),
});
