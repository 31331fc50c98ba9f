import type { RegistrationRequest } from '@comanda/contract/access/registration.wire';
import type { FieldFault } from '@comanda/contract/errors';
import { registrationTexts } from './texts.ts';

export type RegistrationFaults = Partial<Record<keyof RegistrationRequest, string>>;

/** What is wrong with a request before it is sent; empty when nothing is. */
export function registrationFaults(request: RegistrationRequest): RegistrationFaults {
  const faults: RegistrationFaults = {};
  if (request.name.trim().length < 2) faults.name = registrationTexts.nameShort;
  if (request.storeName.trim().length < 2) faults.storeName = registrationTexts.storeNameShort;
  if (!/^\d{10,11}$/.test(request.mobile.replace(/\D/g, ''))) faults.mobile = registrationTexts.mobileWrong;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(request.email.trim())) faults.email = registrationTexts.emailWrong;
  return faults;
}

const fieldOf: Record<string, keyof RegistrationRequest> = {
  nome: 'name',
  estabelecimento: 'storeName',
  celular: 'mobile',
  email: 'email',
};

/** The server's complaints, each at its field. */
export function faultsFromServer(fields: readonly FieldFault[]): RegistrationFaults {
  const faults: RegistrationFaults = {};
  for (const { campo, mensagem } of fields) {
    const field = fieldOf[campo];
    if (field) faults[field] = mensagem;
  }
  return faults;
}
