import { isValidEmail } from '@brazilian-utils/brazilian-utils/is-valid-email';
import type { Check } from '@comanda/contract/kit/checked';
import { PASSWORD_FAULT_TEXTS } from '@comanda/contract/people/access/password-fault-texts';
import { faultForAnybody } from '../passwords/password-checks.ts';
import { PERSON_FAULTS } from './person-texts.ts';

const required: Check = (typed) => {
  const value = typed.trim().replace(/\s+/g, ' ');
  return value === '' ? { fault: PERSON_FAULTS.required } : { value };
};

const email: Check = (typed) => {
  const value = typed.trim().toLowerCase();
  return isValidEmail(value) ? { value } : { fault: PERSON_FAULTS.email };
};

const username: Check = (typed) => {
  const value = typed.trim().toLowerCase();
  return /^[a-z0-9._-]{3,60}$/.test(value) ? { value } : { fault: PERSON_FAULTS.username };
};

const password: Check = (typed) => {
  const fault = faultForAnybody(typed);
  return fault === null ? { value: typed } : { fault: PASSWORD_FAULT_TEXTS[fault] };
};

/** Checks of a person's fields, for console, files and terminal. */
export const personChecks = { required, email, username, password };
