import { isValidEmail } from '@brazilian-utils/brazilian-utils/is-valid-email';
import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone';
import { PASSWORD_FAULT_TEXTS } from '@comanda/contract/people/access/password-fault-texts';
import type { Check, NewStoreChecks } from '@comanda/contract/store/store/new-store.wire';
import { isDocument, normalizeDocument } from '@comanda/domain/kit/documents/document';
import { isState } from '@comanda/domain/kit/places/state-code';
import { faultForAnybody } from '../../people/access/public.ts';
import { FAULTS } from './texts.ts';

const required: Check = (typed) => {
  const value = typed.trim().replace(/\s+/g, ' ');
  return value === '' ? { fault: FAULTS.required } : { value };
};

/** CNPJ (also with letters) or CPF; stored without punctuation. */
const document: Check = (typed) => {
  const value = normalizeDocument(typed);
  return isDocument(value) ? { value } : { fault: FAULTS.document };
};

const state: Check = (typed) => {
  const value = typed.trim().toUpperCase();
  return isState(value) ? { value } : { fault: FAULTS.state };
};

const timeZone: Check = (typed) => {
  try {
    return { value: new Intl.DateTimeFormat('pt-BR', { timeZone: typed }).resolvedOptions().timeZone };
  } catch {
    return { fault: FAULTS.timeZone };
  }
};

const email: Check = (typed) => {
  const value = typed.trim().toLowerCase();
  return isValidEmail(value) ? { value } : { fault: FAULTS.email };
};

/** Ten or eleven digits with area code. */
const mobile: Check = (typed) => {
  const value = typed.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return isValidPhone(value) ? { value } : { fault: FAULTS.mobile };
};

const username: Check = (typed) => {
  const value = typed.trim().toLowerCase();
  return /^[a-z0-9._-]{3,60}$/.test(value) ? { value } : { fault: FAULTS.username };
};

const password: Check = (typed) => {
  const fault = faultForAnybody(typed);
  return fault === null ? { value: typed } : { fault: PASSWORD_FAULT_TEXTS[fault] };
};

/** A path of a file on this server: never another host (`//`), never an API call. */
const OWN_FILE = /^\/(?!api\/|.*\.\.)\w[\w./-]*$/;
const image: Check = (typed) =>
  OWN_FILE.test(typed) || (/^https:\/\/[\x21-\x7e]+$/.test(typed) && URL.canParse(typed))
    ? { value: typed }
    : { fault: FAULTS.image };

/** Checks per field of a new store, for documents and the terminal. */
export const newStoreChecks: NewStoreChecks = {
  required,
  document,
  state,
  timeZone,
  email,
  mobile,
  username,
  password,
  image,
};
