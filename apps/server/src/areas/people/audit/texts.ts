/** Texts of the history screen, except the sentences of its entries. */
export const HISTORY = {
  title: 'Histórico',
  columns: {
    at: 'Quando',
    who: 'Quem',
    area: 'Assunto',
    text: 'O que aconteceu',
    changes: 'Mudanças',
  },
  file: 'historico',
  change: (what: string, before: string | null, after: string | null) =>
    `${what}: ${before ?? '—'} → ${after ?? '—'}`,
  more: (count: number) => `e mais ${count}`,
} as const;
