import { defineCall } from '../../kit/define-call.ts';
import { integer, text, textOrNull } from '../../kit/field-types.ts';
import { type DomainOfShape, orNull, record } from '../../kit/record.ts';
import { done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';

/** Longest reason for the provider's change of a store's data. */
export const DATA_REASON_MAX = 200;

const dataFields = {
  /** Mobile number that receives codes for password recovery. Null: codes are sent only by e-mail. */
  mobile: ['celular', textOrNull({ max: 20 })],
  document: ['cnpj_cpf', text({ max: 20 })],
  legalName: ['razao_social', text({ max: 120 })],
  city: ['cidade', text({ max: 80 })],
  state: ['uf', text({ max: 2 })],
  /** Name in the IANA time zone database. */
  timeZone: ['fuso', text({ max: 60 })],
} as const;

/** Data that were set when the store was created, and that only the provider can change. */
export const storeData = record(dataFields);
export type StoreData = DomainOfShape<typeof storeData>;

/**
 * All new values, and the reason. Without a version they replace the saved values without a check for
 * conflicts.
 */
export const storeDataChange = record({
  ...storeField,
  ...dataFields,
  reason: ['motivo', text({ max: DATA_REASON_MAX })],
  version: ['versao', orNull(integer({ min: 0, max: 1_000_000_000 }))],
});

export const changeStoreData = defineCall({
  name: 'provider.change-store-data',
  summary:
    'Mudar celular de recuperação, CNPJ, Razão Social, cidade, UF e fuso horário de uma loja; os contatos de antes são avisados',
  route: 'POST provedor/lojas/{loja}/dados',
  access: { kind: 'provider', permission: 'stores.manage', isSensitive: true },
  input: storeDataChange,
  output: done,
  errors: ['provider.unknown-store', 'record.changed-meanwhile'],
});
