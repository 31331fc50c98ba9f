import type { FailureRow } from '../../kit/failure-row.ts';

export const DELIVERY_AREAS_ERRORS = {
  'delivery-areas.not-found': {
    status: 404,
    text: 'Este bairro não está mais na lista. Recarregue a página.',
  },
  'delivery-areas.nothing-selected': { status: 422, text: 'Selecione ao menos um bairro.' },
  'delivery-areas.already-free': { status: 409, text: 'O frete deste bairro já é grátis!' },
  'delivery-areas.undo-over': {
    status: 409,
    text: 'Não dá mais para desfazer: passou um dia, ou alguém mudou um destes bairros depois. Nada foi desfeito.',
  },
  'delivery-areas.city-not-found': { status: 404, text: 'Não conhecemos esta cidade.' },
  'delivery-areas.city-in-use': {
    status: 409,
    text: 'Há bairros ativos nesta cidade. Desative todos antes de tirá-la da lista.',
  },
} as const satisfies Record<string, FailureRow>;
