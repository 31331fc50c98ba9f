export const escalationTexts = {
  title: { pressing: 'Pedido esperando!', 'last-minute': 'Pedido vencendo!' },
  bar: 'Pedido sem resposta',
  order: (code: string) => `Pedido #${code}`,
  waits: (minutes: number) => (minutes < 1 ? 'espera resposta' : `espera há ${minutes} min`),
  runsOutIn: (left: string) => `vence em ${left}`,
  runsOutNow: 'vence agora',
  more: (count: number) => (count === 1 ? 'e mais 1 vencendo' : `e mais ${count} vencendo`),
  spoken: (code: string, time: string) => `Pedido ${code} sem resposta. Vence às ${time}.`,
  see: 'Ver pedido',
} as const;
