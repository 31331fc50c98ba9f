import type { PasswordFault } from '@comanda/domain/access/password-rules';

export const recoveryTexts = {
  title: 'Recuperar senha',
  step: (step: number) => `Passo ${step} de 5`,
  steps: ['Identificação', 'Estabelecimento', 'Nova senha', 'Forma de recuperação', 'Validação'],
  back: 'Voltar',
  next: 'Avançar',
  confirm: 'Confirmar',
  errorTitle: 'Erro!',
  offline: 'Sem conexão com o servidor. Confira a internet e tente novamente.',

  documentHint: 'Digite o CNPJ ou CPF do estabelecimento.',
  document: 'CNPJ/CPF',
  documentMissing: 'Por favor, preencha o CNPJ/CPF.',
  documentInvalid: 'CNPJ/CPF inválido!',

  storeHint: 'Escolha o estabelecimento.',
  storeMissing: 'Por favor, preencha todos os campos.',
  storeCheckFailed: 'Não foi possível verificar o estabelecimento. Comece de novo.',

  passwordHint: 'Escolha a nova senha. Ela passa a valer depois da validação.',
  password: 'Nova senha',
  confirmation: 'Confirmação de senha',
  rules: 'A senha precisa ter:',
  ruleMet: 'atendido',
  ruleUnmet: 'falta',
  confirmationDiffers: 'A senha e a confirmação de senha não são iguais.',

  channelHint: 'Escolha como receber o código de validação.',
  email: 'E-mail',
  sms: 'SMS',
  noContact: 'não cadastrado',
  noContacts: 'Este estabelecimento não tem e-mail nem celular cadastrado. Fale com o suporte.',
  codeNotSent: 'Não foi possível enviar o código de validação.',

  codeSentTo: (contact: string) => `Enviamos um código de 6 números para ${contact}.`,
  forUser: 'A senha será trocada para o usuário',
  code: 'Código de validação',
  codeIncomplete: 'Digite os 6 números do código.',
  codeValidFor: 'O código vale por',
  codeExpired: 'O código venceu. Peça um novo para continuar.',
  resendIn: (left: string) => `Reenviar código em ${left}`,
  resend: 'Reenviar código',
  resent: 'Enviamos um novo código.',
  passwordNotSaved: 'Não foi possível salvar a nova senha.',

  done: 'Senha alterada com sucesso.',
  yourLogin: 'Seu usuário é',
  toLogin: 'Ir para o login',
} as const;

/** One text per failing rule; the specification's own where it has one. */
export const passwordFaultTexts: Record<PasswordFault, string> = {
  'too-short': 'A Senha deve ter no mínimo 8 caracteres.',
  'too-long': 'A senha deve ter no máximo 128 caracteres.',
  'no-digit': 'A senha deve conter pelo menos um número.',
  'no-upper': 'A senha deve conter pelo menos uma letra maiúscula.',
  'no-special': 'A senha deve conter pelo menos um caractere especial.',
  'too-common': 'Esta senha é muito comum. Escolha outra.',
};

export const passwordRuleTexts = {
  length: 'no mínimo 8 caracteres',
  digit: 'um número',
  upper: 'uma letra maiúscula',
  special: 'um caractere especial, como ! @ # $',
} as const;
