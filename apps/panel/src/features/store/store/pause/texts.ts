import type { PauseEnd } from '@comanda/domain/store/store/opening';

export const openTexts = {
  title: 'Abrir fora do horário',
  outside: 'Até quando?',
  ends: { 'one-hour': 'Por 1 hora', 'two-hours': 'Por 2 horas', midnight: 'Até meia-noite' },
  orLonger: 'Ou por mais tempo',
  nextClosing: 'Até o próximo fechamento',
  byHand: 'Até eu fechar',
  noEnd: 'sem hora para fechar',
  closes: (time: string) => `fecha ${time}`,
  choose: 'Escolha até quando.',
  open: 'Abrir loja',
  keepClosed: 'Deixar fechada',
  staysOpen: (until: string | null) =>
    `Fora do horário, a loja continua aberta ${until === null ? 'até alguém fechar' : `até ${until}`}, porque foi aberta à mão.`,
  closeNow: 'Fechar agora',
} as const;

export const pauseTexts = {
  title: 'Pausar ou fechar a loja',
  pauseFor: 'Pausar por',
  orClose: 'Ou fechar',
  ends: {
    '15-minutes': '15 minutos',
    '30-minutes': '30 minutos',
    '60-minutes': '1 hora',
    'next-shift': 'Até o próximo turno',
    'by-hand': 'Até eu reabrir',
  } satisfies Record<PauseEnd, string>,
  noEnd: 'sem hora para voltar',
  until: (time: string) => `reabre ${time}`,
  reason: 'Motivo',
  optional: '(opcional)',
  reasonHint: 'Ex.: almoço da equipe',
  usualReasons: ['Almoço', 'Muitos pedidos', 'Sem motoboy', 'Falta de ingrediente'],
  keepOpen: 'Deixar aberta',
  close: 'Fechar loja',
  closed: 'Loja fechada',
  closedUntil: (time: string) => `Fechada até ${time}`,
  outOfHours: (time: string) => `Fora do horário: abre ${time}`,
  openNow: 'Abrir agora',
  closedBy: (name: string) => `por ${name}`,
  waitsForPerson: 'até alguém reabrir',
  timeLeft: (left: string) => `faltam ${left}`,
  refused: (count: number, since: string | null) =>
    `${count === 1 ? '1 pedido recusado' : `${count} pedidos recusados`}${since === null ? '' : ` desde ${since}`}`,
  opensNow: 'abrindo…',
  reopen: 'Reabrir agora',
  lost: (codes: readonly string[]) =>
    codes.length === 1
      ? `Pedido #${codes[0]} cancelado: ninguém respondeu a tempo.`
      : `${codes.length} pedidos cancelados: ninguém respondeu a tempo.`,
  offer: 'Pausar a loja?',
  offerHint: 'Assim nenhum cliente pede sem resposta.',
  pause: 'Pausar a loja',
  notNow: 'Agora não',
  lostReason: 'Pedidos sem resposta',
} as const;
