import { isValidPhone } from '@brazilian-utils/brazilian-utils/is-valid-phone';
import type { Check } from '@comanda/contract/kit/checked';
import type { NewStoreChecks } from '@comanda/contract/store/store/new-store.wire';
import { isDocument, normalizeDocument } from '@comanda/domain/kit/documents/document';
import { isState } from '@comanda/domain/kit/places/state-code';
import { personChecks } from '../../people/access/public.ts';
import { FAULTS } from './texts.ts';

/** Checks a CNPJ (also with letters) or CPF, which is stored without punctuation. */
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

/** Checks a phone number of ten or eleven digits, with the area code. */
const mobile: Check = (typed) => {
  const value = typed.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return isValidPhone(value) ? { value } : { fault: FAULTS.mobile };
};

/** Matches the path of a file on this server. Excludes other hosts (`//`) and calls of the API. */
const OWN_FILE = /^\/(?!api\/|.*\.\.)\w[\w./-]*$/;
const image: Check = (typed) =>
  OWN_FILE.test(typed) || (/^https:\/\/[\x21-\x7e]+$/.test(typed) && URL.canParse(typed))
    ? { value: typed }
    : { fault: FAULTS.image };

/** Checks for each field of a new store, for files and the command line. */
export const newStoreChecks: NewStoreChecks = {
  ...personChecks,
  document,
  state,
  timeZone,
  mobile,
  image,
};
