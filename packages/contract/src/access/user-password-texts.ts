import { PASSWORD_RULES, type PasswordFault } from '@comanda/domain/access/password-rules';
import { PASSWORD_FAULT_TEXTS } from './password-fault-texts.ts';

// What an administrator reads about a password they type for somebody.

export const PASSWORD_NEEDED = 'Senha obrigatória.';
export const CONFIRMATION_DIFFERS = 'As senhas não correspondem';

const RULES_BROKEN =
  'A senha deve ter no mínimo 8 caracteres, conter pelo menos um número, uma letra maiúscula e um caractere especial.';

/** One sentence for the rules that are told before; words of their own for the rest. */
export function userPasswordFaultText(fault: PasswordFault): string {
  return PASSWORD_RULES.some((rule) => rule === fault) ? RULES_BROKEN : PASSWORD_FAULT_TEXTS[fault];
}
