/** What the history says beside its sentences. */
export const HISTORY = {
  backwards: 'O período termina antes de começar.',
  tooLong: (days: number) => `O período pode ter no máximo ${days} dias.`,
  columns: ['Data', 'Hora', 'Quem', 'Assunto', 'O que aconteceu', 'Mudanças'],
  fileName: (from: string, to: string) => `historico-${from}-a-${to}.csv`,
  change: (what: string, before: string | null, after: string | null) =>
    `${what}: ${before ?? '—'} → ${after ?? '—'}`,
  more: (count: number) => `e mais ${count}`,
  end: (count: number) => (count === 1 ? 'Fim: 1 registro' : `Fim: ${count} registros`),
  cut: (count: number) =>
    `Arquivo limitado a ${count} registros: exporte um período menor para ver os demais`,
} as const;
