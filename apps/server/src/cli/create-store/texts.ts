import type { PasswordFault } from '@comanda/domain/access/password-rules';

export const PASSWORD_FAULTS: Record<PasswordFault, string> = {
  'too-short': 'A senha precisa de pelo menos 8 caracteres.',
  'too-long': 'A senha pode ter no máximo 128 caracteres.',
  'no-digit': 'A senha precisa de um número.',
  'no-upper': 'A senha precisa de uma letra maiúscula.',
  'no-special': 'A senha precisa de um caractere especial, como @ ou !.',
  'too-common': 'Essa senha é fácil de adivinhar; escolha outra.',
};

export const FAULTS = {
  required: 'Preencha este campo.',
  document: 'CNPJ ou CPF inválido: confira os dígitos.',
  state: 'UF inválida: use a sigla, como SP.',
  timeZone: 'Fuso horário desconhecido: use um nome como America/Sao_Paulo.',
  email: 'E-mail inválido.',
  mobile: 'Celular inválido: use DDD e número, como (11) 98765-4321.',
  username: 'Use de 3 a 60 letras minúsculas, números, ponto, hífen ou sublinhado.',
  estimate: 'A previsão vai do menor ao maior tempo, até 240 minutos.',
  noUsers: 'A loja precisa de ao menos um usuário com papel admin.',
  image: 'Use um endereço https:// ou um caminho que comece com /.',
};

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
  noDatabase: 'Não foi possível usar o banco de dados:',
  created: (name: string, storeId: number) => `Loja "${name}" criada com o número ${storeId}.`,
  login: (username: string) => `Login: ${username}`,
  generatedPassword: (password: string) => `Senha gerada (mostrada só agora): ${password}`,
  intakeKey: (key: string) => `Chave de integração, X-API-KEY (mostrada só agora): ${key}`,
};
