import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { ShownDocument } from '@comanda/contract/money/online-payment/documents.calls';
import type { OnlineDocument } from '@comanda/domain/money/online-payment/documents';
import { whyTurnedDown } from '../documents/texts.ts';

const DOCUMENTS: Record<OnlineDocument, string> = {
  identification: 'identificação',
  residence: 'comprovante de residência',
  activity: 'comprovante de atividade',
};
const named = (kinds: readonly OnlineDocument[]) =>
  new Intl.ListFormat('pt-BR').format(kinds.map((kind) => DOCUMENTS[kind]));

export const statusTexts = {
  title: 'Pagamento online',
  loadFailed: 'Não foi possível ver o que falta para o pagamento online.',
  missing: 'O que falta para aceitar',
  missingHint: 'Com tudo pronto, é só ligar a chave acima.',
  missingPayout: 'O que falta para receber',
  missingPayoutHint: (sells: boolean) =>
    sells
      ? 'A loja já vende com pagamento online. Os repasses esperam o que falta aqui.'
      : 'A loja já pode vender com pagamento online: ligue a chave acima. Os repasses esperam o que falta aqui.',
  ready: 'Tudo pronto',
  readyHint: 'Já dá para ligar a chave acima.',
  acceptsHint: 'O que os clientes pagam online cai na conta ativa da loja.',
  steps: 'Passos do pagamento online',
  states: {
    done: 'Pronto',
    sent: 'Enviados',
    todo: 'Falta fazer',
    later: 'Depois',
    waiting: 'Em análise',
    rejected: 'Recusado',
  },
  registration: {
    name: 'Dados cadastrais',
    done: 'Preenchidos.',
    todo: 'Preencha os dados da loja e de quem responde por ela.',
    open: 'Preencher os dados',
  },
  documents: {
    name: 'Documentos',
    done: 'Os três já chegaram.',
    todo: 'Envie uma foto de cada documento.',
    lacking: (kinds: readonly OnlineDocument[]) => `Falta enviar: ${named(kinds)}.`,
    rejected: (document: ShownDocument) =>
      `Recusado: ${DOCUMENTS[document.kind]}. ${whyTurnedDown(document)}`,
    open: 'Enviar documentos',
  },
  approval: {
    name: 'Aprovação',
    done: 'A loja foi aprovada.',
    sells: 'Os repasses começam quando os três documentos forem aprovados.',
    lacking: 'Espera um documento seu: os repasses começam quando os três forem aprovados.',
    later: 'Começa quando os dados e os documentos estiverem aqui.',
    waiting: 'A equipe confere os dados e os documentos. Avisamos por e-mail.',
    rejected: 'O cadastro não foi aprovado.',
    see: 'Ver documentos',
    open: 'Corrigir os dados',
  },
  account: {
    name: 'Conta que recebe',
    done: 'Há uma conta ativa.',
    todo: 'Cadastre a conta da loja e ative.',
    open: 'Cadastrar a conta',
  },
  commission: {
    name: 'Comissão',
    done: 'Combinada.',
    todo: 'Combine a comissão com o suporte: sem ela não há venda online.',
    later: (day: string) => `Vale a partir de ${formatDay(day)}. As vendas online começam nesse dia.`,
  },
  provider: {
    name: 'Provedor de pagamentos',
    later: 'Ainda não está ligado. O suporte sabe quando.',
  },
} as const;
