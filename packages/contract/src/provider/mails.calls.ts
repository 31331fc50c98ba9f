import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bool, id, integer, plainMoment, plainNumber, plainText, translated } from '../field-types.ts';
import { afterField, pageOf } from '../paged.ts';
import { type DomainOfShape, nullable, orNull, record } from '../record.ts';
import { asIs, done } from '../shape.ts';

const mail = record({
  /** 0: of the provider's own people. */
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', nullable(plainText)],
  mailId: ['id', plainText],
  kind: ['tipo', plainText],
  /** Masked. */
  to: ['para', plainText],
  state: [
    'situacao',
    translated({
      waiting: 'esperando',
      sent: 'enviado',
      'given-up': 'desistido',
      expired: 'vencido',
      dropped: 'descartado',
    }),
  ],
  queuedAt: ['em', plainMoment],
  attempts: ['tentativas', plainNumber],
  /** Why the last attempt failed. */
  fault: [
    'falha',
    nullable(
      translated({
        refused: 'recusado',
        unreachable: 'sem-servidor',
        unknown: 'sem-resposta',
        'not-set-up': 'sem-configuracao',
        unreadable: 'ilegivel',
      }),
    ),
  ],
  /** What the mail server said, in codes. */
  faultCodes: ['codigos', nullable(plainText)],
  /** When it is tried next; null: now, or never. */
  nextAt: ['proxima_tentativa', nullable(plainMoment)],
  /** When the code or link in it is over. */
  expiresAt: ['vale_ate', nullable(plainMoment)],
});
/** A mail as the console shows it: never what it says. */
export type MailOut = DomainOfShape<typeof mail>;

export const listMails = defineCall({
  name: 'provider.list-mails',
  summary: 'Os e-mails que ainda não saíram, ou todos os dos últimos 30 dias, o mais novo primeiro',
  route: 'GET provedor/emails',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record({
    /** Null: of all stores. */
    storeId: ['loja', orNull(id)],
    withSent: ['todos', bool],
    ...afterField('depois'),
  }),
  /** `givenUp`: how many were given up, of those asked for. */
  output: pageOf('emails', mail, { givenUp: ['desistidos', plainNumber] }),
});

const oneMail = record({
  /** 0: of the provider's own people. */
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
