import { REJECTION_WORDS } from '@comanda/domain/money/online-payment/documents';
import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { integer, plainMoment, plainNumber, plainText, text, textOrNull } from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, orNull, record } from '../../kit/record.ts';
import { done, file } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';
import { REQUEST_ERRORS, requestedField } from '../../people/provider/requested.wire.ts';
import { receivingAccount } from './accounts.wire.ts';
import { documentName, documentRejection, onlineDocument } from './documents.calls.ts';
import { onlineRegistration, onlineStatus, personType, receiverState } from './registration.wire.ts';
import { cnpjOrNone, cpf } from './typed-fields.ts';

const REVIEW = { kind: 'provider', permission: 'changes.review' } as const;
const callToReview = defineCalls(REVIEW);
/** Access to calls that allow or stop payouts to a store. */
const DECIDE = { ...REVIEW, isSensitive: true } as const;
const ONE = { ...storeField, kind: ['documento', documentName] } as const;

const waitingDocument = record({
  storeId: ['loja', plainNumber],
  storeName: ['loja_nome', plainText],
  city: ['cidade', plainText],
  state: ['uf', plainText],
  kind: ['documento', documentName],
  sending: ['envio', plainNumber],
  sentAt: ['enviado_em', plainMoment],
  sentBy: ['enviado_por', plainText],
});
/** A document that waits for the provider's reviewers. */
export type WaitingDocument = DomainOfShape<typeof waitingDocument>;

export const listWaitingDocuments = callToReview({
  name: 'provider.list-online-documents',
  summary: 'Os documentos de pagamento online que esperam a equipe, o mais antigo primeiro',
  route: 'GET provedor/pagamento-online/documentos',
  input: record({ ...afterField('depois'), perPage: ['limite', orNull(integer({ min: 1, max: 200 }))] }),
  output: pageOf('documentos', waitingDocument, { count: ['quantidade', plainNumber] }),
});

/** The store's data, which the reviewer compares with the picture. */
export const getStoreOnlinePayment = callToReview({
  name: 'provider.get-online-payment',
  summary: 'O pagamento online de uma loja: cadastro, documentos e contas',
  route: 'GET provedor/lojas/{loja}/pagamento-online',
  isRecorded: true,
  input: record(storeField),
  output: answer(
    record({
      registration: ['cadastro', onlineRegistration],
      status: ['situacao', onlineStatus],
      documents: ['documentos', list(onlineDocument)],
      accounts: ['contas', list(receivingAccount)],
    }),
  ),
  errors: ['provider.unknown-store'],
});

export const getStoreDocument = defineCall({
  access: DECIDE,
  name: 'provider.get-online-document',
  summary: 'A imagem de um documento de pagamento online de uma loja',
  route: 'GET provedor/lojas/{loja}/pagamento-online/documentos/{documento}',
  isRecorded: true,
  input: record(ONE),
  output: file('image/webp', null),
  errors: ['provider.unknown-store', 'online-payment.no-document'],
});

/** Number of the upload that was reviewed. The decision must not apply to a picture that was sent later. */
const sending = integer({ min: 1, max: 1_000_000 });

export const approveDocument = defineCall({
  name: 'provider.approve-online-document',
  summary: 'Aprovar um documento de pagamento online',
  route: 'POST provedor/lojas/{loja}/pagamento-online/documentos/{documento}/aprovar',
  access: DECIDE,
  input: record({ ...ONE, sending: ['envio', sending] }),
  output: done,
  errors: ['provider.unknown-store', 'online-payment.document-decided'],
});

/** A rejection and its reason. */
export const documentRefusal = record({
  ...ONE,
  sending: ['envio', sending],
  rejection: ['motivo', documentRejection],
  words: ['texto', textOrNull({ max: REJECTION_WORDS.max })],
});

export const rejectDocument = defineCall({
  name: 'provider.reject-online-document',
  summary: 'Recusar um documento de pagamento online, com o motivo que a loja lê',
  route: 'POST provedor/lojas/{loja}/pagamento-online/documentos/{documento}/recusar',
  access: DECIDE,
  input: documentRefusal,
  output: done,
  errors: ['provider.unknown-store', 'online-payment.document-decided', 'online-payment.rejection-untold'],
});

const receiver = record({
  storeId: ['loja', plainNumber],
  storeName: ['loja_nome', plainText],
  city: ['cidade', plainText],
  uf: ['uf', plainText],
  state: ['zoop_status', receiverState],
  reasons: ['motivos', list(plainText)],
  since: ['desde', plainMoment],
  // How many of the three documents are approved, and not refused by the payment provider.
  approvedDocuments: ['documentos_aprovados', plainNumber],
  accounts: ['contas', plainNumber],
});
/** A store that registered for online payment, and its status. */
export type ListedReceiver = DomainOfShape<typeof receiver>;

export const listReceivers = callToReview({
  name: 'provider.list-receivers',
  summary: 'As lojas com cadastro de pagamento online e a situação de cada uma, a mudança mais nova primeiro',
  route: 'GET provedor/pagamento-online/recebedores',
  input: record({
    state: ['zoop_status', orNull(receiverState)],
    ...afterField('depois'),
    perPage: ['limite', orNull(integer({ min: 1, max: 200 }))],
  }),
  output: pageOf('recebedores', receiver, { count: ['quantidade', plainNumber] }),
});

/** The new holder of documents and accounts. The support makes this change after a phone call. */
export const holderChange = record({
  ...storeField,
  personType: ['tipo', personType],
  companyDocument: ['est_cnpj', cnpjOrNone],
  legalName: ['est_razao_social', text({ max: 120, min: 2 })],
  ownerDocument: ['pro_cpf', cpf],
  reason: ['motivo', text({ min: 3, max: 300 })],
  version: ['versao', orNull(integer({ min: 1, max: 1_000_000_000 }))],
});
export type HolderChange = DomainOfShape<typeof holderChange>;

/**
 * A new holder restarts the registration: the store must send its documents again, and the previous holder's
 * accounts become inactive. Customers cannot pay online until the new registration is complete.
 */
export const changeHolder = defineCall({
  name: 'provider.change-online-holder',
  summary: 'Mudar tipo, CNPJ ou CPF do cadastro de pagamento online de uma loja',
  route: 'POST provedor/lojas/{loja}/pagamento-online/titular',
  access: { kind: 'provider', permission: 'stores.manage', isSensitive: true },
  input: holderChange,
  // The current version; stays the same while the request waits for approval.
  output: answer(record({ version: ['versao', plainNumber], ...requestedField })),
  errors: [
    'provider.unknown-store',
    'online-payment.no-registration',
    'record.changed-meanwhile',
    ...REQUEST_ERRORS,
  ],
});
