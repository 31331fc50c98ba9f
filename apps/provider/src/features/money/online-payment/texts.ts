import { DOCUMENT_REJECTION_TEXTS } from '@comanda/contract/money/online-payment/documents.calls';
import type { DocumentRejection, OnlineDocument } from '@comanda/domain/money/online-payment/documents';

export const DOCUMENT_NAMES: Record<OnlineDocument, string> = {
  identification: 'Documento de identificação',
  residence: 'Comprovante de residência',
  activity: 'Comprovante de atividade',
};

export const REJECTIONS = (Object.keys(DOCUMENT_REJECTION_TEXTS) as DocumentRejection[]).map((value) => ({
  value,
  label: DOCUMENT_REJECTION_TEXTS[value],
}));

export const texts = {
  title: 'Documentos',
  subtitle: (count: number) =>
    count === 0
      ? 'O que as lojas enviam para receber pagamento online.'
      : count === 1
        ? '1 documento espera a equipe'
        : `${count} documentos esperam a equipe, o mais antigo primeiro`,
  failed: 'Não foi possível carregar os documentos',
  empty: 'Nenhum documento espera por você',
  emptyHint: 'Quando uma loja enviar um documento, ele aparece aqui sozinho.',
  sentBy: (name: string) => `Enviado por ${name}`,
  picture: (document: string, store: string) => `${document} de ${store}`,
  zoom: 'Abrir em tamanho real',
  hidden: 'Este documento só aparece depois que você confirma sua senha.',
  notShown: 'Não foi possível mostrar este documento.',
  show: 'Mostrar o documento',
  dataFailed: 'Não foi possível carregar o cadastro da loja',
  store: 'Cadastro da loja',
  legalName: 'Razão social ou nome',
  companyDocument: 'CNPJ',
  owner: 'Responsável',
  ownerDocument: 'CPF do responsável',
  birth: 'Nascimento',
  address: 'Endereço da loja',
  ownerAddress: 'Endereço do responsável',
  category: 'Ramo (MCC)',
  approve: 'Aprovar',
  reject: 'Recusar',
  approved: 'Documento aprovado.',
  rejected: 'Documento recusado.',
  shown: 'A loja recebe o motivo por e-mail.',
  notDone: 'Não foi possível aprovar. Tente de novo.',
  stale: (why: string) => `${why} Passamos para o próximo.`,
  rejectTitle: 'Recusar o documento',
  reason: 'Motivo, que a loja lê',
  words: 'Detalhe, se precisar',
  next: 'Em seguida',
  more: (count: number) => `e mais ${count}`,
} as const;
