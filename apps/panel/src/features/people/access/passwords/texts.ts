import type { PasswordRule } from '@comanda/domain/people/access/password-rules';

export const passwordTexts = {
  rules: 'A senha precisa ter:',
  ruleMet: 'atendido',
  ruleUnmet: 'falta',
} as const;

/** The rules as shown while the user types a password. */
export const passwordRuleTexts: Record<PasswordRule, string> = {
  'too-short': 'no mínimo 8 caracteres',
  'no-digit': 'um número',
  'no-upper': 'uma letra maiúscula',
  'no-special': 'um caractere especial, como ! @ # $',
};
