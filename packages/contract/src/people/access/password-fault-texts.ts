import type { PasswordFault } from '@comanda/domain/people/access/password-rules';

/** Texts for each failed rule of a new password. */
export const PASSWORD_FAULT_TEXTS: Record<PasswordFault, string> = {
  'too-short': 'A Senha deve ter no mínimo 8 caracteres.',
  'too-long': 'A senha deve ter no máximo 128 caracteres.',
  'no-digit': 'A senha deve conter pelo menos um número.',
  'no-upper': 'A senha deve conter pelo menos uma letra maiúscula.',
  'no-special': 'A senha deve conter pelo menos um caractere especial.',
  'too-common': 'Esta senha é muito comum. Escolha outra.',
  'too-plain': 'Esta senha é quase só sequência ou repetição, como abc, 123 ou !!. Misture mais.',
  'own-word': 'A senha não pode ter o nome da loja, o seu nome, o seu usuário ou o nome do sistema.',
  'same-as-before': 'A nova senha precisa ser diferente da atual.',
};

/** Text about the rule `own-word`, which is not checked while the user types. */
export const OWN_WORDS_HINT =
  'Sem o nome da loja, o seu nome, o seu usuário ou o nome do sistema (Comanda, provedor).';

export const CONFIRMATION_DIFFERS = 'A senha e a confirmação de senha não são iguais.';
