import type { PasswordRule } from '@comanda/domain/people/access/password-rules';

export const passwordTexts = {
  loading: 'Abrindo o link…',
  title: 'Escolha a sua senha',
  who: (login: string) => `Usuário: ${login}`,
  login: 'Usuário',
  password: 'Nova senha',
  confirmation: 'Repita a senha',
  show: 'Mostrar senha',
  rules: 'A senha precisa ter',
  save: 'Salvar',
  saving: 'Salvando…',
  firstHint: (login: string) => `Depois de salvar, entre com ${login} e esta senha.`,
  hint: 'Os aparelhos em que este usuário está conectado pedirão a senha nova.',
  savedTitle: 'Senha salva',
  savedText: 'Agora é só entrar com ela.',
  enter: 'Ir para o login',
  invalidTitle: 'Este link não funciona mais',
  invalidText: 'Ele já foi usado ou venceu. Peça um novo a quem o enviou.',
  offlineTitle: 'Sem conexão',
  offlineText: 'Não conseguimos falar com o servidor. Confira a internet e tente de novo.',
  failed: 'Não foi possível salvar a senha agora. Tente de novo em instantes.',
  retry: 'Tentar novamente',
} as const;

export const ruleTexts: Record<PasswordRule, string> = {
  'too-short': 'no mínimo 8 caracteres',
  'no-digit': 'um número',
  'no-upper': 'uma letra maiúscula',
  'no-special': 'um caractere especial, como ! @ # $',
};
