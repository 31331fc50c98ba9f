import { type MethodGroup, PAYMENT_METHODS } from '@comanda/domain/store/payment-methods/payment-methods';

const groups: Record<MethodGroup, string> = {
  cash: 'Dinheiro e Pix',
  credit: 'Cartão de crédito',
  debit: 'Cartão de débito',
  'meal-voucher': 'Vale-refeição',
  'food-voucher': 'Vale-alimentação',
  wallet: 'Carteiras digitais',
};

const GROUP_OF = new Map(PAYMENT_METHODS.map(({ key, group }) => [key, group]));

/** A method that this version of the panel does not know belongs to the last group. */
export const groupOf = ({ key }: { key: string }): MethodGroup => GROUP_OF.get(key) ?? 'wallet';

export const methodTexts = {
  title: 'Na entrega e na retirada',
  hint: 'O que a loja aceita quando o pedido chega ao cliente, ou quando ele vem buscar.',
  saves: 'O que você marcar aqui vale depois de salvar.',
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
  named: (key: string, name: string) => `${name}, ${groups[groupOf({ key })].toLowerCase()}`,
  isTaken: (isTaken: boolean) => (isTaken ? 'Aceita' : 'Não aceita'),
  all: 'Marcar todas',
  none: 'Desmarcar todas',
  ofGroup: (action: string, group: string) => `${action}: ${group}`,
  nothingFound: 'Nenhuma forma de pagamento encontrada.',
  nothingFoundHint: 'Confira o que digitou, ou procure pela bandeira: Visa, Elo, Alelo…',
  saved: 'Formas de Pagamento salvas com sucesso',
  nothingTaken: 'A loja não aceita nenhuma forma com este nome.',
  loadFailed: 'Não foi possível carregar as formas de pagamento.',
} as const;
