export const CHARGE_WORDS = {
  asking: 'ENVIANDO',
  waiting: 'AGUARDANDO',
  captured: 'PAGA',
  refused: 'RECUSADA',
  expired: 'VENCIDA',
} as const;
