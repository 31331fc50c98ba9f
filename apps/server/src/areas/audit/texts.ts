/** What the history says beside its sentences. */
export const HISTORY = {
  title: 'Histórico',
  columns: {
    at: 'Quando',
    who: 'Quem',
    area: 'Assunto',
    text: 'O que aconteceu',
    changes: 'Mudanças',
  },
  fileName: (from: string, to: string) => `historico-${from}-a-${to}`,
  change: (what: string, before: string | null, after: string | null) =>
    `${what}: ${before ?? '—'} → ${after ?? '—'}`,
  more: (count: number) => `e mais ${count}`,
} as const;
