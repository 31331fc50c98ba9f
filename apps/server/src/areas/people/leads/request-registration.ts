import type { RegistrationRequest } from '@comanda/contract/people/access/registration.wire';
import type { Database } from '../../../platform/database/transaction.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { addressSubject, type Throttles, type WindowRule } from '../access/public.ts';
import { NO_STORE } from '../audit/public.ts';
import { insertRegistrationRequest } from './registration-requests.writes.ts';

const REGISTRATIONS_OF_ADDRESS: WindowRule = {
  scope: 'registration.address',
  limit: 5,
  windowSeconds: 3_600,
};

export interface LeadDeps {
  database: Database;
  throttles: Throttles;
  mails: MailQueue;
  /** The provider's mail address for new requests; null: no mail is sent. */
  providerEmail: string | null;
}

/**
 * Saves the request of a future store and mails it to the provider, if a mail address is set. Throws
 * `auth.throttled` from the sixth request within an hour on.
 */
export async function requestRegistration(
  { database, throttles, mails, providerEmail }: LeadDeps,
  request: RegistrationRequest,
  address: string,
): Promise<{ message: string }> {
  await throttles.hit(REGISTRATIONS_OF_ADDRESS, addressSubject(address));
  await database.inStore(NO_STORE, async (tx) => {
    await insertRegistrationRequest(tx, request);
    if (providerEmail !== null) await mails.queue(tx, requestMail(providerEmail, request));
  });
  return { message: 'Recebemos a sua solicitação de cadastro. Em breve entraremos em contato.' };
}

function requestMail(to: string, { name, storeName, mobile, email }: RegistrationRequest): MailContent {
  return {
    kind: 'registration-request',
    to,
    subject: 'Nova solicitação de cadastro',
    paragraphs: [`${name} quer cadastrar a loja ${storeName}.`],
    facts: [
      { label: 'Celular', value: mobile },
      { label: 'E-mail', value: email },
    ],
    closing: ['As solicitações em aberto: npm run provedor -- cadastro listar'],
    why: 'Você recebe este e-mail porque as solicitações de cadastro vêm para este endereço.',
  };
}
