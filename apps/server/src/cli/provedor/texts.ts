import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import type { AgreementSummary } from '../../areas/store/store/public.ts';

export const MESSAGES = {
  missing: (name: string) => `Falta --${name}.`,
  badField: (name: string, fault: string) => `--${name}: ${fault}`,
  usage: 'Uso:',
  footer: [
    'O que afeta a loja pede confirmação; --sim confirma de antemão.',
    'Saída: 0 feito, 1 recusado, 2 comando errado, 3 não confirmado.',
  ],
  unknownSubject: (name: string) => `Assunto desconhecido: ${name}`,
  unknownAction: (name: string) => `Ação desconhecida: ${name}`,
  inConsole: (path: string) => `(Obsoleto: a equipe faz isto em ${path}. Estes comandos vão sair.)`,
  yesNoText: '[s/N]',
  nothingDone: 'Nada foi feito.',
  notAStore: (word: string) => `"${word}" não é um número de loja.`,
  unknownStore: (storeId: number) => `Não há loja com o número ${storeId}.`,
  onOrOff: (word: string) => `Use "sim" ou "nao", não "${word}".`,
  notADay: (word: string) => `"${word}" não é um dia: escreva como 31/12/2026.`,
  notAFile: (path: string) => `Não foi possível ler ${path}.`,
  badPicture: {
    'too-large': 'A imagem tem mais de 2 MB.',
    'too-many-pixels': 'A imagem tem mais de 40 megapixels.',
    'too-small': 'A imagem é pequena demais.',
    'no-picture': 'O arquivo não é uma imagem PNG, JPEG ou WebP.',
    unreadable: 'A imagem está incompleta ou danificada.',
  },
};

const onOff = (isOn: boolean) => (isOn ? 'sim' : 'não');

export const LOJA = {
  summary: 'situação, avisos e carrossel de uma loja',
  listSummary:
    'Lista as lojas, ou as que têm estas palavras: nome, documento, cidade, e-mail, número ou usuário.',
  suspendSummary: 'Suspende a loja; o texto aparece no painel. De novo, muda o texto.',
  reactivateSummary: 'Termina a suspensão.',
  noticeSummary: 'Liga ou desliga o aviso de pagamento online para todos da loja.',
  onlineSummary: 'Liga ou desliga o pagamento online, como a loja mesma faz.',
  closedOrdersSummary: 'Diz se a loja recebe pedidos para agora mesmo fechada ou em pausa.',
  franchiseSummary: 'Diz se a loja é franqueada; muda o texto do aviso.',
  bulkUploadSummary: 'Diz se a loja pode cadastrar e atualizar produtos por planilha.',
  bannersSummary: 'Lista as imagens do carrossel.',
  addBannerSummary: 'Adiciona uma imagem (um arquivo, https://… ou /caminho) ao fim do carrossel.',
  oneImage: 'Diga a imagem: um endereço, ou --arquivo foto.jpg.',
  logoSummary: 'Põe o logotipo da loja, de um arquivo PNG, JPEG ou WebP com até 2 MB.',
  logoSet: (name: string) => `Loja "${name}": logotipo novo.`,
  removeBannerSummary: 'Tira uma imagem do carrossel.',
  none: 'Nenhuma loja.',
  open: 'aberta',
  closed: 'fechada',
  suspendedMark: 'SUSPENSA',
  noticeMark: 'com aviso',
  accountMark: 'recebe online',
  onlineMark: 'aceita pagamento online',
  franchiseMark: 'franqueada',
  switched: (store: string, what: string, isOn: boolean) => `${store}: ${what} = ${onOff(isOn)}.`,
  suspendQuestion: (name: string) => `Suspender a loja "${name}"? Ninguém poderá abri-la.`,
  badSuspension: (max: number) => `Diga por que a loja está suspensa, com até ${max} letras.`,
  suspended: (name: string) => `Loja "${name}" suspensa.`,
  reactivated: (name: string) => `Loja "${name}" reativada.`,
  noBanners: 'Nenhuma imagem.',
  bannerAdded: (bannerId: number) => `Imagem ${bannerId} adicionada.`,
  removeBannerQuestion: (number: string, name: string) => `Tirar a imagem ${number} da loja "${name}"?`,
  unknownBanner: (number: string) => `Não há imagem ${number} nesta loja.`,
  bannerRemoved: (number: string) => `Imagem ${number} removida.`,
};

const day = (at: number) => new Date(at).toLocaleString('pt-BR', { timeZone: PROVIDER_TIME_ZONE });

export const CONTRATO = {
  summary: 'documentos para a loja assinar',
  createSummary: 'Pede a assinatura de um documento: texto simples (# título, - item) ou HTML.',
  listSummary: 'Lista os documentos e quem assinou.',
  cancelSummary: 'Desiste de um documento que ninguém assinou.',
  oneText: 'Dê o texto do documento com --arquivo ou com --texto.',
  created: (agreementId: number, name: string) =>
    `Documento ${agreementId} espera a assinatura da loja "${name}".`,
  none: 'Nenhum documento.',
  line: (contract: AgreementSummary) => {
    const { agreementId, title, isMandatory, createdAt, cancelledAt, sentTo, signedAt, signedBy } = contract;
    const status =
      signedAt !== null
        ? `assinado por ${signedBy ?? '?'} em ${day(signedAt)}`
        : cancelledAt !== null
          ? `cancelado em ${day(cancelledAt)}`
          : sentTo !== null
            ? `link enviado para ${sentTo}`
            : 'à espera';
    return `${String(agreementId).padStart(4)}  ${title}${isMandatory ? ' (obrigatório)' : ''}  ${day(createdAt)}  ${status}`;
  },
  cancelQuestion: (number: string, name: string) => `Cancelar o documento ${number} da loja "${name}"?`,
  notOpen: (number: string) => `Nenhum documento ${number} espera assinatura nesta loja.`,
  cancelled: (number: string) => `Documento ${number} cancelado.`,
};
