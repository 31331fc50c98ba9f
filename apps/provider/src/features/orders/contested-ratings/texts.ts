import type { ContestedRating } from '@comanda/contract/orders/ratings/ratings.calls';

export const contestTexts = {
  title: 'Avaliações contestadas',
  subtitle: 'O que as lojas contestam, a que espera há mais tempo primeiro. A loja lê o motivo da decisão.',
  list: 'Avaliações contestadas que esperam decisão',
  noun: ['avaliação contestada', 'avaliações contestadas'] as const,
  failed: 'Não foi possível carregar as avaliações contestadas.',
  noneTitle: 'Nenhuma avaliação espera por você',
  noneHint: 'Quando uma loja contestar uma avaliação, ela aparece aqui.',
  name: ({ storeName, code }: ContestedRating) => `${storeName}, pedido #${code}`,
  columns: {
    store: 'Loja',
    order: 'Pedido',
    scores: 'Notas',
    comment: 'O que o cliente escreveu',
    reason: 'O que a loja diz',
    since: 'Espera há',
    actions: 'Ações',
  },
  scores: ({ food, delivery, overall }: ContestedRating) =>
    `Comida ${food}, entrega ${delivery}, geral ${overall}`,
  comment: ({ comment }: ContestedRating) => comment ?? 'Sem comentário',
  reason: ({ contestReason, contestedBy }: ContestedRating) =>
    contestedBy === null ? (contestReason ?? '') : `${contestReason ?? ''} (${contestedBy})`,
  actionsOf: ({ code }: ContestedRating) => `Ações da avaliação do pedido #${code}`,
  remove: 'Retirar avaliação',
  keep: 'Manter avaliação',
  removeHint: 'A avaliação deixa de contar nas médias da loja, e o comentário some.',
  keepHint: 'A avaliação fica. Cada avaliação é contestada uma vez só: a loja não pode pedir de novo.',
  words: 'Motivo, que a loja lê',
  removed: 'Avaliação retirada.',
  kept: 'Avaliação mantida.',
} as const;
