/** Texts of the ratings' spreadsheet. */
export const RATING_SHEET = {
  file: 'avaliacoes',
  title: 'Avaliações',
  columns: {
    code: 'Pedido',
    orderedAt: 'Data do Pedido',
    ratedAt: 'Data da Avaliação',
    food: 'Comida',
    delivery: 'Entrega',
    overall: 'Cliente',
    comment: 'Comentário',
    reply: 'Resposta',
    state: 'Status',
  },
  states: {
    counted: 'Contabilizado',
    processing: 'Processando',
    cancelled: 'Pedido cancelado',
    removed: 'Retirada',
  },
} as const;

export const RATING_TEXTS = {
  answered: (by: string | null, time: string) => `${by ?? 'outra pessoa'} respondeu em ${time}`,
};
