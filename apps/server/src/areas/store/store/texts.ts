import { brazilianDay } from '@comanda/domain/kit/time/brazilian-days';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { PERSON_FAULTS } from '../../people/access/public.ts';

export const FAULTS = {
  ...PERSON_FAULTS,
  document: 'CNPJ ou CPF inválido: confira os dígitos.',
  state: 'UF inválida: use a sigla, como SP.',
  timeZone: 'Fuso horário desconhecido: use um nome como America/Sao_Paulo.',
  mobile: 'Celular inválido: use DDD e número, como (11) 98765-4321.',
  image: 'Use um endereço https:// ou um caminho que comece com /.',
  webAddress: 'Use um endereço que comece com http:// ou https://.',
  tooLong: 'O texto é longo demais.',
  fullName: 'Escreva nome e sobrenome.',
  cpf: 'CPF inválido: confira os dígitos.',
};

export const MESSAGES = {
  opened: 'Loja aberta com sucesso.',
  closed: 'Loja fechada com sucesso.',
  estimateChanged: 'Previsão de entrega alterada.',
  onlineOn: 'Pagamento online ativado.',
  onlineOff: 'Pagamento online desativado.',
  noticeDismissed: 'Pronto, este aviso não aparece mais.',
  changeWithdrawn: 'Solicitação cancelada.',
  requestAnswered: 'Solicitação respondida.',
  requestClosed: 'Solicitação encerrada.',
  changeApproved: 'Alteração aprovada. Ela já vale.',
  changeRejected: 'Alteração recusada. A loja lê o motivo.',
  pictureSent: {
    logo: 'Logotipo - Enviado para Aprovação',
    banner: 'Banner - Enviado para Aprovação',
  },
  agreementSent: (email: string) => `Enviamos o link de assinatura para ${email}.`,
};

/** Texts for a person who decides too late: they name the earlier decision about the requested change. */
export const DECIDED = {
  approved: (by: string) => `foi aprovada (${by}).`,
  rejected: (by: string) => `foi recusada (${by}).`,
  withdrawn: (by: string) => `foi cancelada por ${by}.`,
};

/** Labels of the store data that only the provider changes, for mails and commands. */
export const DATA_WORDS = {
  mobile: 'celular de recuperação',
  document: 'CNPJ ou CPF',
  legalName: 'Razão Social',
  city: 'cidade',
  state: 'UF',
  timeZone: 'fuso horário',
} as const;

export const MAIL_TEXTS = {
  signatureSubject: (title: string) => `Assine: ${title}`,
  signatureOpening: (storeName: string, title: string) => [
    `O documento "${title}" espera a assinatura da loja ${storeName}.`,
    'Abra o link abaixo para ler e assinar. Ele funciona uma vez só, por 7 dias:',
  ],
  signatureButton: 'Ler e assinar',
  signatureWhy: (storeName: string) =>
    `Você recebe este e-mail porque a loja ${storeName} enviou o documento para este endereço.`,
  signatureClosing: [
    'Não encaminhe este e-mail: quem abre o link assina em nome da loja.',
    'Se a loja não é sua, ignore esta mensagem.',
  ],
  emailChangedSubject: 'O e-mail da sua loja mudou',
  emailChanged: (reported: { storeName: string; email: string; changedBy: string }) => [
    `${reported.changedBy} trocou o e-mail da loja ${reported.storeName} para ${reported.email}. Os códigos para recuperar a senha vão para lá a partir de agora.`,
    'Se não foi alguém da sua equipe, fale com o suporte agora mesmo.',
  ],
  emailCodeSubject: (code: string) => `${code} é o código de confirmação da sua loja`,
  emailCode: (storeName: string) => [
    `Alguém quer usar este e-mail para a loja ${storeName}. Se foi você, digite este código em “Estabelecimento”. Ele vale por 10 minutos:`,
  ],
  emailCodeClosing: ['Se não foi você, ignore esta mensagem: nada muda.'],
  dataChangedSubject: 'Os dados da sua loja mudaram',
  dataChanged: (storeName: string) => [`A nossa equipe mudou dados da loja ${storeName}:`],
  dataChange: (label: string, before: string, after: string) => ({
    label: `${label.charAt(0).toUpperCase()}${label.slice(1)}`,
    value: `de ${before} para ${after}`,
  }),
  nothing: '(nenhum)',
  dataReason: 'Motivo',
  dataChangedClosing: (supportPhone: string) => [
    `Se ninguém da sua loja pediu isso, fale com o suporte agora mesmo: ${supportPhone}.`,
  ],
  dataChangedSms: (storeName: string, what: string, supportPhone: string) =>
    `A nossa equipe mudou dados da loja ${storeName}: ${what}. Não foi a loja que pediu? ${supportPhone}`,
  signedSubject: (title: string) => `Assinado: ${title}`,
  signedOpening: (signed: { storeName: string; title: string; signedBy: string; at: string }) => [
    `O documento "${signed.title}" da loja ${signed.storeName} foi assinado por ${signed.signedBy} em ${signed.at}.`,
    'Guarde este e-mail: ele é a sua cópia do que foi assinado.',
  ],
  signedWhy: 'Você recebe este e-mail porque o link da assinatura foi enviado para este endereço.',
  signedHash: (hash: string) => [
    `Código de conferência do texto (SHA-256): ${hash}`,
    'Se você não assinou este documento, fale com o suporte.',
  ],
};

/** Texts of the spreadsheet with the console's stores. */
export const STORES_SHEET = {
  title: 'Lojas',
  fileName: (day: string) => `lojas-${day}`,
  columns: {
    name: 'Loja',
    storeId: 'Nº da loja',
    legalName: 'Razão social',
    document: 'CNPJ ou CPF',
    city: 'Cidade',
    state: 'UF',
    createdAt: 'Criada em',
    status: 'Situação',
  },
};

/** Makes the paragraph with the campaigns that the signature of a document allows. */
export const campaignWords = (sponsor: string, coupon: string | null, until: CalendarDate | null): string =>
  `Com esta assinatura a loja autoriza descontos de campanhas de quem patrocina: ${sponsor}${
    coupon === null ? '' : `, código ${coupon}`
  }. Vale para pedidos feitos depois da assinatura${
    until === null ? '' : `, até ${brazilianDay(until)}`
  }. Quem patrocina paga o desconto à loja.`;
