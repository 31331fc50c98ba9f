import type { RegistrationRequest } from '@comanda/contract/access/registration.wire';
import type { Database } from '../../platform/database/transaction.ts';
import type { Logger } from '../../platform/log.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { addressSubject, letter, type Throttles, type WindowRule } from '../access/public.ts';
import { insertRegistrationRequest } from './registration-requests.writes.ts';

const REGISTRATIONS_OF_ADDRESS: WindowRule = {
  scope: 'registration.address',
  limit: 5,
  windowSeconds: 3_600,
};

export interface LeadDeps {
  database: Database;
  throttles: Throttles;
  mailer: Mailer;
  log: Logger;
  /** Who of the provider hears of it; null: nobody. */
  providerEmail: string | null;
}

/**
 * Keeps the wish of a future store for the provider to answer, and mails it to them where they left an address. Throws
 * `auth.throttled` from the sixth in an hour.
 */
export async function requestRegistration(
  { database, throttles, mailer, log, providerEmail }: LeadDeps,
  request: RegistrationRequest,
  address: string,
): Promise<{ message: string }> {
  await throttles.hit(REGISTRATIONS_OF_ADDRESS, addressSubject(address));
  await insertRegistrationRequest(database, request);
  if (providerEmail !== null)
    mailer.send(requestMail(providerEmail, request)).catch((err: unknown) => {
      log.error({ err }, 'telling the provider of a registration request failed');
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
