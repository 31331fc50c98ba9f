import type { RegistrationRequest } from '@comanda/contract/access/registration.wire';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { AccessServices } from '../access-services.ts';
import { letter } from '../letter.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { REGISTRATIONS_OF_ADDRESS } from '../throttling/throttle-rules.ts';
import { insertRegistrationRequest } from './registration-requests.writes.ts';

/**
 * Keeps the wish of a future store for the provider to answer, and mails it to them where they left an address. Throws
 * `auth.throttled` from the sixth in an hour.
 */
export async function requestRegistration(
  { database, throttles, mailer, providerEmail, inBackground }: AccessServices,
  request: RegistrationRequest,
  address: string,
): Promise<{ message: string }> {
  await throttles.hit(REGISTRATIONS_OF_ADDRESS, addressSubject(address));
  await insertRegistrationRequest(database, request);
  if (providerEmail !== null)
    inBackground(
      'telling the provider of a registration request',
      mailer.send(requestMail(providerEmail, request)),
    );
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
