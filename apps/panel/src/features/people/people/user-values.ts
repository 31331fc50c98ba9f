import type { StoreUser } from '@comanda/contract/people/access/people.wire';
import {
  CONFIRMATION_DIFFERS,
  PASSWORD_NEEDED,
  userPasswordFaultText,
} from '@comanda/contract/people/access/user-password-texts';
import { passwordFault } from '@comanda/domain/people/access/password-rules';
import type { Role } from '@comanda/domain/people/access/permissions';
import { userTexts } from './texts.ts';

/** The form's values. Passwords are empty until typed. */
export interface UserValues {
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  /** True: a new user gets an invitation. Has no meaning for an existing user. */
  isInvited: boolean;
  password: string;
  confirmation: string;
}

export const NEW_USER: UserValues = {
  name: '',
  email: '',
  role: 'operator',
  isActive: true,
  isInvited: true,
  password: '',
  confirmation: '',
};

export function valuesOf({ name, email, role, isActive }: StoreUser): UserValues {
  return { ...NEW_USER, name, email: email ?? '', role: role ?? 'operator', isActive, isInvited: false };
}

/** The error of a typed password; an empty password is valid unless a password is needed. */
export function typedPasswordFault(password: string, isNeeded: boolean): string | undefined {
  if (password === '') return isNeeded ? PASSWORD_NEEDED : undefined;
  const fault = passwordFault(password);
  return fault === null ? undefined : userPasswordFaultText(fault);
}

/** The error of the password's repetition. */
export function confirmationFault({ password, confirmation }: UserValues): string | undefined {
  return password === confirmation ? undefined : CONFIRMATION_DIFFERS;
}

/** Checks in addition to those of the call's schema. */
export function userFaults(values: UserValues, { isPasswordNeeded }: { isPasswordNeeded: boolean }) {
  return {
    email: values.email.trim() === '' ? userTexts.required : undefined,
    password: typedPasswordFault(values.password, isPasswordNeeded),
    confirmation: confirmationFault(values),
  };
}

/** The passwords to send; an empty field means no password. */
export function sentPasswords({ password, confirmation }: UserValues) {
  return password === '' ? { password: null, confirmation: null } : { password, confirmation };
}
