import type { MethodGroup } from '@comanda/domain/payment-methods/payment-methods';

const groups: Record<MethodGroup, string> = {
  cash: 'Dinheiro e Pix',
  credit: 'Cartão de crédito',
  debit: 'Cartão de débito',
  'meal-voucher': 'Vale-refeição',
  'food-voucher': 'Vale-alimentação',
  wallet: 'Carteiras digitais',
};

export const methodTexts = {
  title: 'Na entrega e na retirada',
  hint: 'O que a loja aceita quando o pedido chega ao cliente, ou quando ele vem buscar.',
  search: 'Procurar forma de pagamento',
  placeholder: 'Procurar...',
  groups,
  chosen: (count: number) =>
    count === 0
      ? 'Nenhuma forma escolhida'
      : count === 1
        ? '1 forma escolhida'
        : `${count} formas escolhidas`,
  inGroup: (chosen: number, all: number) => `${chosen} de ${all}`,
  all: 'Marcar todas',
  none: 'Desmarcar todas',
  ofGroup: (action: string, group: string) => `${action}: ${group}`,
  nothingFound: 'Nenhuma forma de pagamento encontrada.',
  nothingFoundHint: 'Confira o que digitou, ou procure pela bandeira: Visa, Elo, Alelo…',
  saved: 'Formas de Pagamento salvas com sucesso',
  loadFailed: 'Não foi possível carregar as formas de pagamento.',
} as const;
