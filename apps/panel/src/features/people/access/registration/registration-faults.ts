import type { RegistrationRequest } from '@comanda/contract/people/access/registration.wire';
import { registrationTexts } from './texts.ts';

type RegistrationFaults = Partial<Record<keyof RegistrationRequest, string>>;

/** The errors of a request before it is sent; empty when there are none. */
export function registrationFaults(request: RegistrationRequest): RegistrationFaults {
  const faults: RegistrationFaults = {};
  if (request.name.trim().length < 2) faults.name = registrationTexts.nameShort;
  if (request.storeName.trim().length < 2) faults.storeName = registrationTexts.storeNameShort;
  if (!/^\d{10,11}$/.test(request.mobile.replace(/\D/g, ''))) faults.mobile = registrationTexts.mobileWrong;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(request.email.trim())) faults.email = registrationTexts.emailWrong;
  return faults;
}
