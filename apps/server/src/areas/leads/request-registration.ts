import type { RegistrationRequest } from '@comanda/contract/access/registration.wire';
import type { Database } from '../../platform/database/transaction.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { addressSubject, letter, type Throttles, type WindowRule } from '../access/public.ts';
import { NOBODYS_STORE } from '../audit/public.ts';
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
  /** Who of the provider hears of it; null: nobody. */
  providerEmail: string | null;
}

/**
 * Keeps the wish of a future store for the provider to answer, and mails it to them where they left an address. Throws
 * `auth.throttled` from the sixth in an hour.
 */
export async function requestRegistration(
  { database, throttles, mails, providerEmail }: LeadDeps,
  request: RegistrationRequest,
  address: string,
): Promise<{ message: string }> {
  await throttles.hit(REGISTRATIONS_OF_ADDRESS, addressSubject(address));
  await database.inStore(NOBODYS_STORE, async (tx) => {
    await insertRegistrationRequest(tx, request);
    if (providerEmail !== null) await mails.queue(tx, requestMail(providerEmail, request));
  });
  return { message: 'Recebemos a sua solicitação de cadastro. Em breve entraremos em contato.' };
}

function requestMail(to: string, { name, storeName, mobile, email }: RegistrationRequest): Mail {
  return letter({
    kind: 'registration-request',
    to,
    subject: 'Nova solicitação de cadastro',
    lines: [`${name} quer cadastrar a loja ${storeName}.`, `Celular: ${mobile}`, `E-mail: ${email}`],
    code: null,
    closing: ['As solicitações em aberto: npm run provedor -- cadastro listar'],
  });
}
