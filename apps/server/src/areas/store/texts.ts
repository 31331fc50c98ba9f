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
  image: 'Use um endereço https:// ou um caminho que comece com /.',
};
