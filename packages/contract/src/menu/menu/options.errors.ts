import type { FailureRow } from '../../kit/failure-row.ts';

export const NO_LOOSE_NAME = 'Escolha um item do estoque ou dê um nome ao item avulso.';
export const MAX_BELOW_MIN = 'O máximo não pode ser menor que o mínimo. Para não ter limite, use 0.';
export const TOO_FEW_OPTIONS =
  'Não há itens suficientes para este mínimo. Diminua o mínimo ou deixe escolher o mesmo item mais vezes.';

export const FREE_OF_WHOLE_PRICE = 'Itens grátis só existem quando cada item soma o próprio preço.';
export const FREE_ABOVE_MOST = 'Os itens grátis não podem passar do máximo que o cliente escolhe.';

export const OPTIONS_ERRORS = {
  'options.category-not-found': { status: 404, text: 'Esta categoria de variações não existe mais.' },
  'options.not-found': { status: 404, text: 'Esta variação não existe mais.' },
  'options.option-not-found': { status: 404, text: 'Este item da variação não existe mais.' },
  'options.link-not-found': { status: 404, text: 'Esta variação não está mais no produto.' },
  'options.product-not-found': { status: 404, text: 'Este produto ou tamanho não existe mais.' },
  'options.item-not-found': { status: 404, text: 'Este item do estoque não existe mais.' },
  'options.item-twice': { status: 409, text: 'Este item já está na variação.' },
  'options.in-use': { status: 409, text: 'Não dá para excluir enquanto houver produtos que usam.' },
  'options.not-this-product': { status: 409, text: 'Esta variação é só de outro produto.' },
} as const satisfies Record<string, FailureRow>;
