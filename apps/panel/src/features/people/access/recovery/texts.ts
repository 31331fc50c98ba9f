import { CONFIRMATION_DIFFERS } from '@comanda/contract/people/access/password-fault-texts';
import { RECOVERY_ERRORS } from '@comanda/contract/people/access/recovery.errors';

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
  documentInvalid: RECOVERY_ERRORS['recovery.document-invalid'].text,

  storeHint: 'Escolha o estabelecimento.',
  storeMissing: 'Por favor, preencha todos os campos.',
  storeCheckFailed: 'Não foi possível verificar o estabelecimento. Comece de novo.',

  passwordHint: 'Escolha a nova senha. Ela passa a valer depois da validação.',
  passwordAgain:
    'A senha não fica guardada nesta página. Confira a nova senha e avance: o código continua valendo.',
  password: 'Nova senha',
  confirmation: 'Confirmação de senha',
  confirmationDiffers: CONFIRMATION_DIFFERS,

  channelHint: 'Escolha como receber o código de validação.',
  email: 'E-mail',
  sms: 'SMS',
  noContact: 'não cadastrado',
  noContacts: 'Este estabelecimento não tem e-mail nem celular cadastrado. Fale com o suporte.',
  codeOnItsWay: (contact: string) => `Já enviamos um código para ${contact}. Avance para digitá-lo.`,
  anotherIn: (left: string) => `Você pode pedir outro em ${left}.`,
  codeNotSent: RECOVERY_ERRORS['recovery.code-not-sent'].text,

  codeSentTo: (contact: string) => `Enviamos um código de 6 números para ${contact}.`,
  forUser: 'A senha será trocada para o usuário',
  code: 'Código de validação',
  codeIncomplete: 'Digite os 6 números do código.',
  codeValidFor: 'O código vale por',
  codeExpired: 'O código venceu. Peça um novo para continuar.',
  codeSpent: RECOVERY_ERRORS['recovery.code-spent'].text,
  inTime: (action: string, left: string) => `${action} em ${left}`,
  resend: 'Reenviar código',
  sendBy: { email: 'Enviar por e-mail', sms: 'Enviar por SMS' },
  resent: 'Enviamos um novo código.',
  passwordNotSaved: RECOVERY_ERRORS['recovery.password-not-saved'].text,

  done: 'Senha alterada com sucesso.',
  yourLogin: 'Seu usuário é',
  toLogin: 'Ir para o login',
} as const;
