import type { WaitingReversal } from '@comanda/contract/insight/sales-history/provider-reversals.calls';
import { formatMoney } from '@comanda/web/formats/format-money';

export const reversalTexts = {
  title: 'Estornos de multa',
  subtitle:
    'O que as lojas pedem de volta, a que espera há mais tempo primeiro. A loja lê o motivo da decisão.',
  list: 'Estornos de multa que esperam decisão',
  noun: ['pedido de estorno', 'pedidos de estorno'] as const,
  failed: 'Não foi possível carregar os estornos.',
  noneTitle: 'Nenhum estorno espera por você',
  noneHint: 'Quando uma loja pedir o estorno de uma multa, o pedido aparece aqui.',
  name: ({ storeName, orderCode }: WaitingReversal) => `${storeName}, pedido #${orderCode}`,
  columns: {
    store: 'Loja',
    order: 'Pedido',
    value: 'Multa',
    why: 'Por que foi multado',
    description: 'O que a loja diz',
    since: 'Espera há',
    actions: 'Ações',
  },
  noReason: 'Sem motivo registrado',
  requested: ({ description, requestedBy }: WaitingReversal) => `${description} (${requestedBy})`,
  actionsOf: ({ orderCode }: WaitingReversal) => `Ações do estorno do pedido #${orderCode}`,
  approve: 'Aprovar estorno',
  reject: 'Recusar estorno',
  approveHint: ({ cents }: WaitingReversal) =>
    `${formatMoney(cents)} voltam para a conta corrente da loja na mesma hora.`,
  rejectHint: 'A multa fica. Cada multa tem um pedido só: a loja não pode pedir de novo.',
  words: 'Motivo, que a loja lê',
  approved: 'Estorno aprovado.',
  rejected: 'Estorno recusado.',
} as const;
