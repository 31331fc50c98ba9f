import type { FailureRow } from '../../kit/failure-row.ts';

export const STOCK_ERRORS = {
  'stock.not-found': { status: 404, text: 'Este item de estoque não existe mais.' },
  'stock.in-use': { status: 409, text: 'Este item ainda está em uso e não pode ser excluído' },
  'stock.return-over': { status: 422, text: 'Escolha um horário que ainda não passou para o item voltar.' },
} as const satisfies Record<string, FailureRow>;
