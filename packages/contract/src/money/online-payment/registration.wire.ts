import type { ReceiverState } from '@comanda/domain/money/online-payment/receiver-state';
import { ONLINE_REGISTRATION_LIMITS as LIMITS } from '@comanda/domain/money/online-payment/registration';
import * as z from 'zod/mini';
import {
  bool,
  integer,
  plainMoment,
  plainNumber,
  plainText,
  text,
  translated,
} from '../../kit/field-types.ts';
import { type DomainOfShape, list, nullable, optional, orNull, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';
import { flag10, wireFlag10 } from '../../kit/wire-types.ts';
import { onlineSales } from '../../store/store/online-sales.wire.ts';
import { cnpjOrNone, cpf, phone, postalCode, secondsDay, stateCode } from './typed-fields.ts';

/** Words of the payment provider Zoop for the status of a store. */
export const RECEIVER_STATE_WORDS = {
  pending: 'PENDING',
  enabled: 'ENABLED',
  activated: 'ACTIVATED',
  rejected: 'REJECTED',
} as const satisfies Record<ReceiverState, string>;
export const receiverState = translated(RECEIVER_STATE_WORDS);

export const personType = translated({ person: 'F', company: 'J' });
/** A boolean; '1' or '0' on the wire. */
export const acceptance = shape(wireFlag10, { decode: (wire) => wire === '1', encode: flag10 });

const email = shape(z.string().check(z.trim(), z.email(), z.maxLength(LIMITS.email)), {
  decode: (wire) => wire.toLowerCase(),
  encode: (address: string) => address,
});
const line = (max: number) => text({ max, min: 2 });
/** An optional text; null if missing or empty. */
const extra = (max: number) =>
  shape(z.optional(z.nullable(text({ max, min: 0 }).wire)), {
    decode: (wire) => wire ?? '',
    encode: (domain: string) => domain,
  });

const establishment = {
  personType: ['tipo', personType],
  companyDocument: [
    'est_cnpj',
    shape(z.optional(z.nullable(cnpjOrNone.wire)), {
      decode: (wire) => cnpjOrNone.decode(wire ?? ''),
      encode: (stored: string) => stored,
    }),
  ],
  legalName: ['est_razao_social', line(LIMITS.name)],
  category: [
    'est_cat_negocio',
    shape(z.string().check(z.regex(/^\d{4}$/, 'Escolha uma categoria da lista.')), {
      decode: (wire) => wire,
      encode: (stored: string) => stored,
    }),
  ],
  email: ['est_email', email],
  tradeName: ['est_nome_fantasia', extra(LIMITS.name)],
  phone: ['est_telefone', phone],
  postalCode: ['est_cep', postalCode],
  street: ['est_endereco', line(LIMITS.street)],
  number: ['est_numero', text({ max: LIMITS.number })],
  complement: ['est_complemento', extra(LIMITS.complement)],
  district: ['est_bairro', line(LIMITS.district)],
  city: ['est_cidade', line(LIMITS.city)],
  state: ['est_estado', stateCode],
  site: ['est_site', extra(LIMITS.link)],
  facebook: ['est_facebook', extra(LIMITS.link)],
  twitter: ['est_twitter', extra(LIMITS.link)],
} as const;

const owner = {
  ownerDocument: ['pro_cpf', cpf],
  ownerEmail: ['pro_email', email],
  ownerName: ['pro_nome', line(LIMITS.name)],
  // A calendar day; on the wire a number of seconds.
  ownerBornOn: ['pro_nascimento', secondsDay],
  ownerPhone: ['pro_telefone', phone],
  ownerPostalCode: ['pro_cep', postalCode],
  ownerStreet: ['pro_endereco', line(LIMITS.street)],
  ownerNumber: ['pro_numero', text({ max: LIMITS.number })],
  ownerComplement: ['pro_complemento', extra(LIMITS.complement)],
  ownerDistrict: ['pro_bairro', line(LIMITS.district)],
  ownerCity: ['pro_cidade', line(LIMITS.city)],
  ownerState: ['pro_estado', stateCode],
} as const;

/** The form 'Dados Cadastrais', with the version that the save is based on (0 before the first save). */
export const onlineRegistrationSave = record({
  ...establishment,
  ...owner,
  version: ['versao', orNull(integer({ min: 0, max: 1_000_000_000 }))],
});
export type OnlineRegistrationSave = DomainOfShape<typeof onlineRegistrationSave>;

const shownFields = Object.fromEntries(
  Object.entries({ ...establishment, ...owner })
    .filter(([name]) => !['personType', 'ownerBornOn'].includes(name))
    .map(([name, [wireName]]) => [name, [wireName, plainText]]),
) as unknown as {
  [Name in Exclude<keyof typeof establishment | keyof typeof owner, 'personType' | 'ownerBornOn'>]: readonly [
    (typeof establishment & typeof owner)[Name][0],
    typeof plainText,
  ];
};

/** Registration of a store. Before the first save it contains only the store's own data. */
export const onlineRegistration = record({
  // The store's own number; null before the first save.
  registrationId: ['id_pagon_cadastro', nullable(plainNumber)],
  personType: ['tipo', personType],
  ...shownFields,
  ownerBornOn: ['pro_nascimento', nullable(secondsDay)],
  // The day of the first save.
  registeredOn: ['data_cadastro', nullable(secondsDay)],
  // `state` is the state of the address.
  receiverState: ['zoop_status', nullable(receiverState)],
  reasons: ['motivos', list(plainText)],
  planId: ['id_pagon_planos_taxas', plainNumber],
  // URLs of the documents; null: this document was not sent.
  identification: ['est_imgIdentificacao', nullable(plainText)],
  residence: ['est_imgResidencia', nullable(plainText)],
  activity: ['est_imgAtividade', nullable(plainText)],
  accepts: ['aceita_pgto_online', acceptance],
  // True after the first save: then only the support can change person type, CNPJ and CPF.
  isDocumentFixed: ['documento_fixo', bool],
  version: ['versao', plainNumber],
  changedBy: ['alterado_por', nullable(plainText)],
  changedAt: ['alterado_em', nullable(plainMoment)],
});
export type ShownOnlineRegistration = DomainOfShape<typeof onlineRegistration>;

/** Missing steps before a store can be paid online. Stores do them in this sequence. */
export const MISSING_STEP_WORDS = {
  registration: 'cadastro',
  documents: 'documentos',
  approval: 'aprovacao',
  account: 'conta',
} as const;

export const onlineStatus = record({
  accepts: ['aceita_pgto_online', acceptance],
  state: ['zoop_status', nullable(receiverState)],
  reasons: ['motivos', list(plainText)],
  registrationId: ['id_pagon_cadastro', nullable(plainNumber)],
  canAccept: ['pode_aceitar', bool],
  missing: ['falta', list(translated(MISSING_STEP_WORDS))],
  // Everything that is missing before customers can pay online; `falta` lists the missing steps of the
  // registration.
  sales: ['vendas', onlineSales],
});
export type OnlineStatus = DomainOfShape<typeof onlineStatus>;

export const merchantCategory = record({
  code: ['code', plainText],
  category: ['category', plainText],
  description: ['description', plainText],
});
export type MerchantCategory = DomainOfShape<typeof merchantCategory>;

/** The field `id_pagon_cadastro`, which older clients send; the server refuses another store's id. */
export const registrationField = {
  registrationId: ['id_pagon_cadastro', optional(nullable(integer({ min: 1, max: 2_000_000_000 })))],
} as const;
