import type { StoreUser } from '@comanda/contract/access/people.wire';
import {
  CONFIRMATION_DIFFERS,
  PASSWORD_NEEDED,
  userPasswordFaultText,
} from '@comanda/contract/access/user-password-texts';
import { passwordFault } from '@comanda/domain/access/password-rules';
import type { Role } from '@comanda/domain/access/permissions';
import { userTexts } from './texts.ts';

/** What the form holds. Passwords are empty while none is typed. */
export interface UserValues {
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  /** Only for somebody new. */
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

/** A person as the form begins with them. */
export function valuesOf({ name, email, role, isActive }: StoreUser): UserValues {
  return { ...NEW_USER, name, email: email ?? '', role: role ?? 'operator', isActive, isInvited: false };
}

/** What is wrong with a password as it is typed; none is fine where it may be left as it is. */
export function typedPasswordFault(password: string, isNeeded: boolean): string | undefined {
  if (password === '') return isNeeded ? PASSWORD_NEEDED : undefined;
  const fault = passwordFault(password);
  return fault === null ? undefined : userPasswordFaultText(fault);
}

/** What is wrong with the password typed a second time. */
export function confirmationFault({ password, confirmation }: UserValues): string | undefined {
  return password === confirmation ? undefined : CONFIRMATION_DIFFERS;
}

/** What the call's own record does not know. */
export function userFaults(values: UserValues, { isPasswordNeeded }: { isPasswordNeeded: boolean }) {
  return {
    email: values.email.trim() === '' ? userTexts.required : undefined,
    password: typedPasswordFault(values.password, isPasswordNeeded),
    confirmation: confirmationFault(values),
  };
}

/** What is sent: an empty password is none. */
export function sentPasswords({ password, confirmation }: UserValues) {
  return password === '' ? { password: null, confirmation: null } : { password, confirmation };
}
