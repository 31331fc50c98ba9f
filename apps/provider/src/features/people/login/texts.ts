export const loginTexts = {
  title: 'Entrar na equipe',
  subtitle: 'Console de quem cuida das lojas da Comanda.',
  login: 'Usuário ou e-mail',
  password: 'Senha',
  submit: 'Entrar',
  loginMissing: 'Digite seu usuário ou e-mail.',
  passwordMissing: 'Digite sua senha.',
  codeMissing: 'Digite o código.',
  back: 'Voltar',
  failed: 'Não foi possível entrar. Tente de novo em instantes.',
  noPersonYet:
    'Ninguém da equipe tem acesso ainda. Para entrar pela primeira vez, digite no terminal do servidor:',
  firstCommand:
    'npm run provedor -- equipe adicionar --nome "Seu Nome" --usuario voce --perfil administracao',
  noPersonYetAfter: 'O comando mostra um link: é nele que você escolhe a senha.',
  ended: 'Sua sessão terminou. Entre de novo para continuar de onde parou.',
  otherLogin: 'É de uma loja?',
  toPanel: 'Entre pelo painel da loja',
} as const;
