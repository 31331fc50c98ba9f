import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { ShownPayoutWait } from '@comanda/contract/money/ledger/transfers.calls';
import type { PayoutWait } from '@comanda/domain/money/ledger/payout';

const REGISTRATION = '/financeiro/cadastro/dados';
const DOCUMENTS = '/financeiro/cadastro/documentos';
const ACCOUNTS = '/financeiro/cadastro/recebimentos';

/**
 * Reasons why settlements wait, with a link to the screen that solves the problem. Null: only the support can
 * help.
 */
const WAITS: Record<PayoutWait, readonly [why: string, link: readonly [name: string, href: string] | null]> =
  {
    held: ['as transferências da loja foram retidas pela equipe Comanda.', null],
    'in-review': ['estamos conferindo os lançamentos da loja.', null],
    suspended: ['a loja está suspensa.', null],
    registration: ['falta o cadastro de Pagamento online.', ['Fazer o cadastro', REGISTRATION]],
    'turned-down': [
      'o cadastro de Pagamento online não foi aprovado.',
      ['Corrigir o cadastro', REGISTRATION],
    ],
    'documents-rejected': ['um documento foi recusado.', ['Enviar outro documento', DOCUMENTS]],
    'documents-missing': ['faltam documentos.', ['Enviar documentos', DOCUMENTS]],
    review: ['seus documentos estão em análise.', ['Ver documentos', DOCUMENTS]],
    'account-waits': ['a conta escolhida ainda não vale.', ['Ver contas', ACCOUNTS]],
    'no-account': ['a loja não tem uma conta de recebimento ativa.', ['Ativar uma conta', ACCOUNTS]],
    returned: [
      'uma transferência para a sua conta voltou, e o valor está disponível.',
      ['Conferir a conta', ACCOUNTS],
    ],
    'by-hand': [
      'o repasse automático está desligado, e o valor fica disponível até alguém transferir.',
      ['Transferir', '/financeiro/vendas/vendas/transferir'],
    ],
  };

/** 'Seus repasses esperam: faltam documentos.' and the link. */
export function waitWords({ reason, detail, until }: ShownPayoutWait) {
  const [why, link] = WAITS[reason];
  const words = [
    `Seus repasses esperam: ${why}`,
    ...(detail === null ? [] : [`Motivo: ${detail.replace(/[.\s]+$/, '')}.`]),
    ...(until === null ? [] : [`Ela começa a valer em ${formatDateTime(new Date(until))}.`]),
  ].join(' ');
  return { words, link: link === null ? null : { name: link[0], href: link[1] } };
}
