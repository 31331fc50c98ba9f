import type { OnlineDocument } from '@comanda/domain/online-payment/documents';

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
  ready: 'Tudo pronto',
  readyHint: 'Já dá para ligar a chave acima.',
  acceptsHint: 'O que os clientes pagam online cai na conta ativa da loja.',
  steps: 'Passos do pagamento online',
  states: {
    done: 'Pronto',
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
    rejected: (kind: OnlineDocument, reason: string) => `Recusado: ${DOCUMENTS[kind]}. ${reason}`,
    open: 'Enviar documentos',
  },
  approval: {
    name: 'Aprovação',
    done: 'A loja foi aprovada.',
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
} as const;
