import type { RegistrationRequest } from '@comanda/contract/access/registration.wire';
import type { AccessServices } from '../access-services.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { REGISTRATIONS_OF_ADDRESS } from '../throttling/throttle-rules.ts';
import { insertRegistrationRequest } from './registration-requests.store.ts';

/** Keeps the wish of a future store for the provider to answer. Throws `auth.throttled` from the sixth in an hour. */
export async function requestRegistration(
  { database, throttles }: AccessServices,
  request: RegistrationRequest,
  address: string,
): Promise<{ message: string }> {
  await throttles.hit(REGISTRATIONS_OF_ADDRESS, addressSubject(address));
  await insertRegistrationRequest(database, request);
  return { message: 'Recebemos a sua solicitação de cadastro. Em breve entraremos em contato.' };
}
