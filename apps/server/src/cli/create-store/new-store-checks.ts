import {
  getTimezoneByState,
  isValidCnpj,
  isValidCpf,
  isValidEmail,
  isValidPhone,
} from '@brazilian-utils/brazilian-utils';
import { passwordFault } from '@comanda/domain/access/password-rules';
import { FAULTS, PASSWORD_FAULTS } from './texts.ts';

/** A text as it will be stored, or the sentence that says what is wrong with it. */
export type Checked = { value: string } | { fault: string };

export type Check = (typed: string) => Checked;

export const checkRequired: Check = (typed) => {
  const value = typed.trim().replace(/\s+/g, ' ');
  return value === '' ? { fault: FAULTS.required } : { value };
};

/** CNPJ, letters included, or CPF; stored without punctuation. */
export const checkDocument: Check = (typed) => {
  const value = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const isValid = value.length === 11 ? isValidCpf(value) : isValidCnpj(value, { version: 2 });
  return isValid ? { value } : { fault: FAULTS.document };
};

export const checkState: Check = (typed) => {
  const value = typed.trim().toUpperCase();
  return getTimezoneByState(value) === null ? { fault: FAULTS.state } : { value };
};

export const checkTimeZone: Check = (typed) => {
  try {
    return { value: new Intl.DateTimeFormat('pt-BR', { timeZone: typed }).resolvedOptions().timeZone };
  } catch {
    return { fault: FAULTS.timeZone };
  }
};

export const checkEmail: Check = (typed) => {
  const value = typed.trim().toLowerCase();
  return isValidEmail(value) ? { value } : { fault: FAULTS.email };
};

/** Ten or eleven digits with area code. */
export const checkMobile: Check = (typed) => {
  const value = typed.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return isValidPhone(value) ? { value } : { fault: FAULTS.mobile };
};

export const checkUsername: Check = (typed) => {
  const value = typed.trim().toLowerCase();
  return /^[a-z0-9._-]{3,60}$/.test(value) ? { value } : { fault: FAULTS.username };
};

export const checkPassword: Check = (typed) => {
  const fault = passwordFault(typed);
  return fault === null ? { value: typed } : { fault: PASSWORD_FAULTS[fault] };
};

export const checkImage: Check = (typed) =>
  /^(https:\/\/|\/)\S+$/.test(typed) ? { value: typed } : { fault: FAULTS.image };
