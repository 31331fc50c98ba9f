import type { FieldFault } from '@comanda/contract/errors';
import {
  CONFIRMATION_DIFFERS,
  PASSWORD_NEEDED,
  userPasswordFaultText,
} from '@comanda/contract/people/access/user-password-texts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { faultForAnybody, faultForOwner, type PasswordOwner } from '../passwords/password-checks.ts';

/**
 * Checks the password that an administrator typed for a user. Throws `request.invalid` with the field when
 * the password is weak or the confirmation differs.
 */
export function readGivenPassword(
  { password, confirmation }: { password: string | null; confirmation: string | null },
  owner: PasswordOwner,
): string {
  if (password === null) throw refusal({ campo: 'password', mensagem: PASSWORD_NEEDED });
  const fault = faultForAnybody(password) ?? faultForOwner(password, owner);
  if (fault !== null) throw refusal({ campo: 'password', mensagem: userPasswordFaultText(fault) });
  if (password !== confirmation) throw refusal({ campo: 'password_confirm', mensagem: CONFIRMATION_DIFFERS });
  return password;
}

function refusal(field: FieldFault): AppError {
  return new AppError('request.invalid', { fields: [field] });
}
