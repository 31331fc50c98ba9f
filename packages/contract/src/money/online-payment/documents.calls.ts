import type {
  DocumentRejection,
  DocumentState,
  DocumentVerdict,
  OnlineDocument,
} from '@comanda/domain/money/online-payment/documents';
import { DOCUMENT_BYTES } from '@comanda/domain/money/online-payment/documents';
import { defineCall } from '../../kit/define-call.ts';
import { bool, givenFile, plainMoment, plainNumber, plainText, translated } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { file, nothing } from '../../kit/shape.ts';
import { MANAGE } from './access.ts';
import { saved } from './answers.wire.ts';

/** The documents by wire word. */
export const DOCUMENT_WORDS = {
  identification: 'identificacao',
  residence: 'residencia',
  activity: 'atividade',
} as const satisfies Record<OnlineDocument, string>;
export const documentName = translated(DOCUMENT_WORDS);

export const DOCUMENT_STATE_WORDS = {
  missing: 'nao-enviado',
  waiting: 'em-analise',
  approved: 'aprovado',
  rejected: 'recusado',
} as const satisfies Record<DocumentState, string>;
export const documentState = translated(DOCUMENT_STATE_WORDS);

export const DOCUMENT_VERDICT_WORDS = {
  waiting: 'em-analise',
  approved: 'aprovado',
  rejected: 'recusado',
} as const satisfies Record<DocumentVerdict, string>;

export const DOCUMENT_REJECTION_WORDS = {
  illegible: 'ilegivel',
  'cut-off': 'cortado',
  'wrong-document': 'documento-errado',
  expired: 'vencido',
  'other-holder': 'outro-titular',
  other: 'outro',
} as const satisfies Record<DocumentRejection, string>;
export const documentRejection = translated(DOCUMENT_REJECTION_WORDS);

export const DOCUMENT_REJECTION_TEXTS = {
  illegible: 'Não dá para ler: envie uma foto mais nítida.',
  'cut-off': 'Falta uma parte: mostre o documento inteiro, frente e verso.',
  'wrong-document': 'Este não é o documento pedido.',
  expired: 'O documento está vencido.',
  'other-holder': 'O documento é de outra pessoa ou empresa.',
  other: 'O documento não foi aceito.',
} as const satisfies Record<DocumentRejection, string>;

export const onlineDocument = record({
  kind: ['documento', documentName],
  state: ['situacao', documentState],
  rejection: ['motivo', nullable(documentRejection)],
  // The reason for the rejection, as text for people.
  rejectionText: ['motivo_texto', nullable(plainText)],
  sentAt: ['enviado_em', nullable(plainMoment)],
  sentBy: ['enviado_por', nullable(plainText)],
  decidedAt: ['decidido_em', nullable(plainMoment)],
  // The payment provider's verdict on an approved document; null: none yet.
  verdict: ['parecer', nullable(translated(DOCUMENT_VERDICT_WORDS))],
  verdictReason: ['parecer_motivo', nullable(plainText)],
  mayBeSent: ['pode_enviar', bool],
  // Number of uploads of this document.
  sending: ['envio', plainNumber],
  // URL of the file, for people who may see it; null: no file was sent.
  address: ['url_imagem', nullable(plainText)],
});
export type ShownDocument = DomainOfShape<typeof onlineDocument>;

export const listDocuments = defineCall({
  name: 'online-payment.list-documents',
  summary: 'Os três documentos da loja, como está cada um',
  route: 'GET pagamentoonline/listarDocumentos',
  access: MANAGE,
  input: nothing,
  output: answer('documentos', list(onlineDocument)),
});

/** The document's picture, only for administrators of its store. */
export const getDocument = defineCall({
  name: 'online-payment.get-document',
  summary: 'A imagem de um documento da loja',
  route: 'GET pagamentoonline/documento/{documento}',
  access: MANAGE,
  input: record({ kind: ['documento', documentName] }),
  output: file('image/webp', null),
  errors: ['online-payment.no-document'],
});

/**
 * A document for the provider's review: PNG or JPEG, checked by its bytes. Replaces a waiting or rejected
 * document.
 */
function sendDocument(kind: OnlineDocument, summary: string) {
  return defineCall({
    name: `online-payment.send-${kind}`,
    summary,
    route: `POST pagamentoonline/img${DOCUMENT_WORDS[kind]}`,
    access: MANAGE,
    takesFiles: { arquivo: DOCUMENT_BYTES },
    input: record({ file: ['arquivo', givenFile] }),
    output: saved({ address: ['url_imagem', plainText] }),
    errors: [
      'online-payment.picture-refused',
      'online-payment.document-approved',
      'online-payment.no-registration',
      'auth.throttled',
    ],
  });
}

export const sendIdentification = sendDocument('identification', 'Enviar o documento de identificação');
export const sendResidence = sendDocument('residence', 'Enviar o comprovante de residência');
export const sendActivity = sendDocument('activity', 'Enviar o comprovante de atividade');
