import type {
  CHANGE_STATUSES,
  ChangeStatus,
  ReviewedField,
} from '@comanda/domain/store/store/pending-changes';
import { oneOf, plainMoment, plainNumber, plainText, translated } from '../../kit/field-types.ts';
import { type DomainOfShape, nullable, record } from '../../kit/record.ts';

/** Store fields that change only after the provider's approval, with their wire words. */
export const REVIEWED_FIELD_WORDS = {
  'app-text': 'texto_app',
  phrase: 'frase_promocional',
  logo: 'logotipo',
  banner: 'banner',
} as const satisfies Record<ReviewedField, string>;

/** Status of a requested change, on screen and wire. */
export const CHANGE_STATUS_WORDS = {
  pending: 'Pendente',
  rejected: 'Rejeitado',
  approved: 'Aprovado',
  withdrawn: 'Cancelado',
} as const satisfies Record<(typeof CHANGE_STATUSES)[number], string>;

export const changeStatus = translated<Record<ChangeStatus, string>>(CHANGE_STATUS_WORDS);

/** One requested change of a store's data. Pictures are URLs. */
export const pendingChange = record({
  changeId: ['id_pendencias', plainNumber],
  // The table that contains the field; only one table exists so far.
  table: ['tabela', oneOf(['estabelecimento'])],
  field: ['nome_campo', translated(REVIEWED_FIELD_WORDS)],
  before: ['valor_ant', nullable(plainText)],
  after: ['valor_post', nullable(plainText)],
  requestedAt: ['data_inclusao', plainMoment],
  requestedBy: ['pedido_por', plainText],
  // Time of the decision; null while the change waits.
  decidedAt: ['data_status', nullable(plainMoment)],
  status: ['status', changeStatus],
  // Why the change was rejected; null otherwise.
  reason: ['motivo', nullable(plainText)],
});
export type PendingChange = DomainOfShape<typeof pendingChange>;
