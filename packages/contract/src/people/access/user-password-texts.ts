import { PASSWORD_RULES, type PasswordFault } from '@comanda/domain/people/access/password-rules';
import { PASSWORD_FAULT_TEXTS } from './password-fault-texts.ts';

// Texts for an administrator who types a password for another user.

export const PASSWORD_NEEDED = 'Senha obrigatória.';
export const CONFIRMATION_DIFFERS = 'As senhas não correspondem';

const RULES_BROKEN =
  'A senha deve ter no mínimo 8 caracteres, conter pelo menos um número, uma letra maiúscula e um caractere especial.';

/** One sentence for all rules that the form already shows; separate texts for all other rules. */
export function userPasswordFaultText(fault: PasswordFault): string {
  return PASSWORD_RULES.some((rule) => rule === fault) ? RULES_BROKEN : PASSWORD_FAULT_TEXTS[fault];
}
