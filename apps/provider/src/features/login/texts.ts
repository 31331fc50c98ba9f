export const loginTexts = {
  title: 'Entrar na equipe',
  subtitle: 'Console de quem cuida das lojas da Comanda.',
  login: 'Usuário ou e-mail',
  password: 'Senha',
  submit: 'Entrar',
  loginMissing: 'Digite seu usuário ou e-mail.',
  passwordMissing: 'Digite sua senha.',
  failed: 'Não foi possível entrar. Tente de novo em instantes.',
  ended: 'Sua sessão terminou. Entre de novo para continuar de onde parou.',
  otherDoor: 'É de uma loja?',
  toPanel: 'Entre pelo painel da loja',
} as const;
