import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { bool, id, moment, plainNumber, plainText, text } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { asIs, done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';

/** Maximum lengths of the title, the text and the campaign fields of a document, in characters. */
export const AGREEMENT_LIMITS = { title: 120, text: 100_000, campaign: 60 };

/** Maximum size as JSON in bytes: letters may have three bytes, and quotes and line breaks are escaped. */
const LARGEST_DOCUMENT = 512 * 1024;

const oneOfStore = record({ ...storeField, agreementId: ['contrato', id] });

const storeAgreement = record({
  agreementId: ['contrato', plainNumber],
  title: ['titulo', plainText],
  isMandatory: ['obrigatorio', bool],
  createdAt: ['criado_em', moment],
  cancelledAt: ['cancelado_em', nullable(moment)],
  sentTo: ['enviado_para', nullable(plainText)],
  signedAt: ['assinado_em', nullable(moment)],
  signedBy: ['assinado_por', nullable(plainText)],
});
/** A document that a store has to sign or has signed. */
export type StoreAgreement = DomainOfShape<typeof storeAgreement>;

const bodyFields = {
  /** Plain text, or HTML; the server saves only allow-listed markup. */
  text: ['texto', asIs(z.string().check(z.minLength(1), z.maxLength(AGREEMENT_LIMITS.text)))],
  isHtml: ['html', bool],
  /** Sponsor whose campaigns the store allows by signing, as partners write it in orders. '' or null: no campaign. */
  campaignSponsor: ['campanha_de', orNull(text({ max: AGREEMENT_LIMITS.campaign, min: 0 }))],
  /** The signature allows only campaigns with this coupon code. '' or null: all campaigns of the sponsor. */
  campaignCoupon: ['campanha_codigo', orNull(text({ max: AGREEMENT_LIMITS.campaign, min: 0 }))],
  /** Last operational day on which campaigns are allowed; null: no end. */
  campaignUntil: ['campanha_ate', orNull(calendarDay)],
} as const;
const body = record(bodyFields);
export type AgreementBody = DomainOfShape<typeof body>;

export const newAgreement = record({
  ...storeField,
  title: ['titulo', text({ max: AGREEMENT_LIMITS.title })],
  ...bodyFields,
  link: ['link', orNull(text({ max: 500, min: 0 }))],
  isMandatory: ['obrigatorio', bool],
});
export type NewAgreement = DomainOfShape<typeof newAgreement>;

/** The text of a document as HTML with allow-listed tags only; see `rich-text.ts` of the domain. */
const agreementText = record({
  title: ['titulo', plainText],
  html: ['texto', plainText],
  link: ['link', nullable(plainText)],
});

export const listStoreAgreements = defineCall({
  name: 'provider.list-agreements',
  summary: 'Os documentos que uma loja assina ou assinou',
  route: 'GET provedor/lojas/{loja}/contratos',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record(storeField),
  output: answer('contratos', list(storeAgreement)),
  errors: ['provider.unknown-store'],
});

export const readStoreAgreement = defineCall({
  name: 'provider.read-agreement',
  summary: 'O texto de um documento, como quem assina o lê',
  route: 'GET provedor/lojas/{loja}/contratos/{contrato}',
  access: { kind: 'provider', permission: 'stores.read' },
  input: oneOfStore,
  output: answer(agreementText),
  errors: ['provider.unknown-store', 'provider.unknown-agreement'],
});

/** Returns the text as it would be saved, without saving it. */
export const previewAgreement = defineCall({
  name: 'provider.preview-agreement',
  summary: 'Um texto como quem assina o leria',
  route: 'POST provedor/contratos/previa',
  access: { kind: 'provider', permission: 'services.manage' },
  largestBody: LARGEST_DOCUMENT,
  input: body,
  output: answer('texto', plainText),
});

export const createStoreAgreement = defineCall({
  name: 'provider.create-agreement',
  summary: 'Pedir que a loja assine um documento',
  route: 'POST provedor/lojas/{loja}/contratos',
  access: { kind: 'provider', permission: 'services.manage' },
  largestBody: LARGEST_DOCUMENT,
  input: newAgreement,
  output: answer(record({ agreementId: ['contrato', plainNumber] })),
  errors: ['provider.unknown-store'],
});

export const cancelStoreAgreement = defineCall({
  name: 'provider.cancel-agreement',
  summary: 'Desistir de um documento que ninguém assinou',
  route: 'POST provedor/lojas/{loja}/contratos/{contrato}/cancelar',
  access: { kind: 'provider', permission: 'services.manage' },
  input: oneOfStore,
  output: done,
  errors: ['provider.unknown-store', 'agreement.not-pending'],
});
