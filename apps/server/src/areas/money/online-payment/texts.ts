import type { OnlineRegistrationSave } from '@comanda/contract/money/online-payment/registration.wire';
import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import type { PictureFault } from '../../../platform/files/make-picture.ts';

/** Texts for faults of a form's field. */
export const FAULTS = {
  required: 'Campo obrigatório.',
  category: 'Escolha uma categoria da lista.',
  'too-young': 'Quem recebe os pagamentos precisa ter 18 anos ou mais.',
  impossible: 'Confira a data de nascimento.',
  bank: 'Escolha um banco da lista.',
  branch: 'Informe a agência, sem o dígito.',
  branchDigit: 'O dígito da agência é um número, X ou P.',
  account: 'Informe a conta com o dígito, como 12345-6.',
  keyKind: 'Escolha o tipo da chave.',
  key: {
    cpf: 'Informe o CPF: 11 números.',
    cnpj: 'Informe o CNPJ: 14 letras e números.',
    phone: 'Informe o celular com DDD: 11 números.',
    email: 'Informe um e-mail de até 77 letras, como nome@exemplo.com.br.',
    random: 'Informe a chave aleatória como o banco mostra, com os hífens.',
  },
} as const;

export const MESSAGES = {
  registrationSaved: 'Dados cadastrais salvos.',
  documentSent: 'Documento enviado. Avisamos por e-mail quando ele for avaliado.',
  planChosen: (name: string, day: string) => `${name} ativado: vale a partir de ${day}.`,
  planUnchanged: (name: string) => `${name} já é o plano da loja.`,
  accountSaved: 'Conta salva.',
  accountActivated: 'Conta ativada. Os próximos repasses vão para ela.',
  accountWaits: (moment: string) =>
    `A troca de conta vale a partir de ${moment}. Até lá, você pode desistir.`,
  accountRemoved: 'Conta excluída.',
  activationWithdrawn: 'Troca de conta cancelada. A conta ativa continua a mesma.',
  documentApproved: 'Documento aprovado.',
  documentRejected: 'Documento recusado. A loja lê o motivo.',
};

/** Names of the documents for users. */
export const DOCUMENT_NAMES = {
  identification: 'identificação',
  residence: 'comprovante de residência',
  activity: 'comprovante de atividade',
} as const satisfies Record<OnlineDocument, string>;

/** Reasons why a picture cannot be used. */
export const PICTURE_FAULTS: Record<PictureFault, string> = {
  'too-large': 'ela tem mais de 8 MB.',
  'too-many-pixels': 'ela tem mais de 40 megapixels.',
  'too-small': 'ela é pequena demais para ser lida: use uma foto de 200 pixels ou mais de cada lado.',
  'no-picture': 'o arquivo não é uma imagem PNG ou JPEG.',
  unreadable: 'ela está incompleta ou danificada.',
};

/** Names of the form's fields for the history. */
export const FIELD_WORDS = {
  personType: 'tipo de pessoa',
  companyDocument: 'CNPJ',
  legalName: 'razão social ou nome',
  category: 'categoria do negócio',
  email: 'e-mail',
  tradeName: 'nome fantasia',
  phone: 'telefone',
  postalCode: 'CEP',
  street: 'endereço',
  number: 'número',
  complement: 'complemento',
  district: 'bairro',
  city: 'cidade',
  state: 'UF',
  site: 'site',
  facebook: 'Facebook',
  twitter: 'Twitter',
  ownerDocument: 'CPF do proprietário',
  ownerEmail: 'e-mail do proprietário',
  ownerName: 'nome do proprietário',
  ownerBornOn: 'nascimento do proprietário',
  ownerPhone: 'telefone do proprietário',
  ownerPostalCode: 'CEP do proprietário',
  ownerStreet: 'endereço do proprietário',
  ownerNumber: 'número do endereço do proprietário',
  ownerComplement: 'complemento do endereço do proprietário',
  ownerDistrict: 'bairro do proprietário',
  ownerCity: 'cidade do proprietário',
  ownerState: 'UF do proprietário',
} as const satisfies Record<keyof Omit<OnlineRegistrationSave, 'version'>, string>;

const NOT_REQUESTED =
  'Se ninguém da loja fez isso, entre no painel, desfaça a troca, mude sua senha e fale com o suporte.';

/** Mails about accounts, to all administrators, for each change. */
export const ACCOUNT_MAILS = {
  added: { subject: 'Nova conta de recebimento cadastrada', verb: 'cadastrou' },
  changed: { subject: 'Conta de recebimento alterada', verb: 'alterou' },
  removed: { subject: 'Conta de recebimento excluída', verb: 'excluiu' },
  activated: { subject: 'A conta que recebe os pagamentos online mudou', verb: 'ativou' },
  waits: { subject: 'A conta que recebe os pagamentos online vai mudar', verb: 'pediu para ativar' },
  withdrawn: { subject: 'Troca de conta cancelada', verb: 'desistiu de ativar' },
} as const;
export type AccountEvent = keyof typeof ACCOUNT_MAILS;

export const accountLines = (
  event: AccountEvent,
  { by, account, store, moment }: { by: string; account: string; store: string; moment: string | null },
): string[] => [
  `${by} ${ACCOUNT_MAILS[event].verb} uma conta de recebimento da loja ${store}: ${account}.`,
  ...(moment === null
    ? []
    : [`A troca vale a partir de ${moment}. Até lá, ela pode ser cancelada em Contas e Taxas.`]),
  NOT_REQUESTED,
];

export const WAIT_MAIL = {
  subject: 'Espera de 24 horas nas trocas de conta',
  on: (by: string, store: string) => `${by} ligou a espera de 24 horas nas trocas de conta da loja ${store}.`,
  off: (by: string, store: string) =>
    `${by} desligou a espera de 24 horas nas trocas de conta da loja ${store}. Por segurança, ela ainda vale por 24 horas.`,
  closing: NOT_REQUESTED,
};

/** Mail to a store that is ready for online payment, or was rejected. */
export function stateMail(
  { state, reasons }: { state: string; reasons: readonly string[] },
  store: string,
): { subject: string; paragraphs: string[] } {
  if (state !== 'rejected')
    return {
      subject: 'Pagamento online aprovado',
      paragraphs: [
        `O cadastro de pagamento online da loja ${store} foi aprovado.`,
        'Com uma conta de recebimento ativa, é só ligar o pagamento online no painel.',
      ],
    };
  return {
    subject: 'Pagamento online não aprovado',
    paragraphs: [
      `O cadastro de pagamento online da loja ${store} não foi aprovado, e a loja não recebe pagamentos online.`,
      ...reasons.map((reason) => `Motivo: ${reason}`),
      'Corrija os dados cadastrais ou envie outra vez os documentos no painel, em Meu Cadastro.',
    ],
  };
}

export const DOCUMENT_MAILS = {
  rejectedSubject: 'Envie outra vez um documento do pagamento online',
  rejected: (store: string, name: string) => [
    `Não foi possível aceitar um documento da loja ${store}: ${name}.`,
  ],
  reason: 'Motivo',
  rejectedClosing: ['Entre no painel, em Meu Cadastro / Documentos, e envie só esse documento de novo.'],
  approvedSubject: 'Documentos do pagamento online aprovados',
  approved: (store: string) => [
    `Os três documentos da loja ${store} foram aprovados.`,
    'Falta pouco para receber pelo pagamento online: confira em Pagamento online o que ainda falta.',
  ],
};

/** The reason why the payment provider refused a document: the provider's words, or a general text. */
export const verdictReason = (reason: string | null): string =>
  reason === null
    ? 'O provedor de pagamento não aceitou a imagem.'
    : `O provedor de pagamento não aceitou a imagem: ${reason}`;
