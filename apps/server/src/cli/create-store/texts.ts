export const QUESTIONS = {
  name: 'Nome da loja',
  legalName: 'Razão social',
  document: 'CNPJ ou CPF',
  district: 'Bairro',
  city: 'Cidade',
  state: 'UF',
  email: 'E-mail da loja (recupera senhas)',
  mobile: 'Celular com DDD (recupera senhas)',
  person: 'Nome do administrador',
  username: 'Usuário do administrador',
  password: 'Senha (vazio = gerar uma)',
};

export const MESSAGES = {
  welcome: 'Vamos criar uma loja. Ctrl-C desiste.',
  usage: 'Uso: npm run loja:criar [-- --json arquivo.json | --json -] [--se-vazio]',
  cancelled: 'Nada foi criado.',
  notJson: 'O documento da loja não é JSON.',
  brokenDocument: 'O documento da loja tem problemas:',
  loginTaken: (login: string) => `O login "${login}" já está em uso. Escolha outro usuário ou e-mail.`,
  keyTaken: 'Esta chave de integração já pertence a uma loja.',
  notEmpty: 'O banco já tem lojas; nada foi criado.',
  created: (name: string, storeId: number) => `Loja "${name}" criada com o número ${storeId}.`,
  login: (username: string) => `Login: ${username}`,
  generatedPassword: (password: string) => `Senha gerada (mostrada só agora): ${password}`,
  intakeKey: (key: string) => `Chave de integração, X-API-KEY (mostrada só agora): ${key}`,
};
