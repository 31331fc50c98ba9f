import type { ShownDocument } from '@comanda/contract/money/online-payment/documents.calls';

export const documentTexts = {
  title: 'Meu Cadastro / Documentos',
  subtitle:
    'Três fotos, uma de cada documento. Só administradores da loja e a equipe que confere o cadastro veem.',
  loadFailed: 'Não foi possível carregar os documentos.',
  sendFailed: 'Não foi possível enviar o documento.',
  registrationFirst: 'Salve antes os dados cadastrais: os documentos são conferidos com eles.',
  openRegistration: 'Preencher os dados',
  lockedCaption: 'Primeiro os dados cadastrais',
  kinds: {
    identification: {
      title: 'Identificação',
      photo: 'Foto do documento de identificação',
      hint: 'RG, CNH ou passaporte de quem responde pela loja, aberto: frente e verso na mesma foto.',
    },
    residence: {
      title: 'Comprovante de residência',
      photo: 'Foto do comprovante de residência',
      hint: 'Conta de luz, água ou internet recente, com nome e endereço.',
    },
    activity: {
      title: 'Comprovante de atividade',
      photo: 'Foto do comprovante de atividade',
      hint: 'A página do contrato social com nome e CNPJ, o alvará ou o certificado de MEI.',
    },
  },
  states: {
    missing: 'Não enviado',
    waiting: 'Em análise',
    approved: 'Aprovado',
    rejected: 'Recusado',
  },
  photoHint: 'Inteira e nítida, sem reflexos. PDF não: fotografe a página ou a tela.',
  approved: (verdict: ShownDocument['verdict']) =>
    verdict === 'waiting'
      ? 'Nossa equipe aprovou. Agora o provedor de pagamento confere.'
      : 'Não é preciso enviar outro.',
  approvedOpen: 'Nossa equipe aprovou. Se foi este que o provedor de pagamento não aceitou, envie outro.',
  turnedDown: 'O provedor de pagamento não aprovou o cadastro da loja.',
  sent: (by: string, when: string) => `Enviado por ${by} em ${when}.`,
} as const;

/** Why another picture is needed, as the provider's team or the payment provider wrote it. */
export const whyTurnedDown = ({ state, rejectionText, verdictReason }: ShownDocument): string => {
  if (state === 'rejected') return rejectionText ?? '';
  const reason = verdictReason === null ? '.' : `: ${verdictReason.replace(/\.$/, '')}.`;
  return `O provedor de pagamento não aceitou este documento${reason} Envie outra foto.`;
};
