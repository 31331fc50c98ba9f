import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import { bool, id, integer, plainNumber } from '../../kit/field-types.ts';
import { afterField, formatField, pageOf, sheetOf } from '../../kit/paged.ts';
import { type DomainOfShape, orNull, record } from '../../kit/record.ts';
import { asIs, done } from '../../kit/shape.ts';
import { mail } from './provider-mails.wire.ts';

const mailFilter = record({
  /** Null: all stores. */
  storeId: ['loja', orNull(id)],
  withSent: ['todos', bool],
});
export type MailFilter = DomainOfShape<typeof mailFilter>;

export const listMails = defineCall({
  name: 'provider.list-mails',
  summary: 'Os e-mails que ainda não saíram, ou todos os dos últimos 30 dias, o mais novo primeiro',
  route: 'GET provedor/emails',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record({ ...mailFilter.fields, ...afterField('depois') }),
  /** `givenUp`: number of e-mails that the server does not try to deliver any more. */
  output: pageOf('emails', mail, { givenUp: ['desistidos', plainNumber] }),
});

export const exportMails = defineCall({
  name: 'provider.export-mails',
  summary: 'Os e-mails que ainda não saíram, ou todos os dos últimos 30 dias, como planilha',
  route: 'POST provedor/emails/exportar',
  access: { kind: 'provider', permission: 'stores.read', isSensitive: true },
  input: record({ ...mailFilter.fields, ...formatField }),
  output: sheetOf,
});

const oneMail = record({
  /** Store id; 0: e-mails to the provider's own people. */
  storeId: ['loja', integer({ min: 0, max: 2_147_483_647 })],
  mailId: ['email', asIs(z.uuid('Não há e-mail assim.'))],
});
const ACT = {
  access: { kind: 'provider', permission: 'people.manage', isSensitive: true },
  input: oneMail,
  output: done,
  errors: ['provider.mail-over'],
} as const;

export const sendMailAgain = defineCall({
  name: 'provider.send-mail-again',
  summary: 'Enviar agora um e-mail que espera ou de que se desistiu',
  route: 'POST provedor/emails/{loja}/{email}/enviar',
  ...ACT,
});

export const dropMail = defineCall({
  name: 'provider.drop-mail',
  summary: 'Descartar um e-mail que ainda não saiu',
  route: 'POST provedor/emails/{loja}/{email}/descartar',
  ...ACT,
});
