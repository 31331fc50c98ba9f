import type { FailureRow } from '../../kit/failure-row.ts';

export const DISTRICTS_ERRORS = {
  'districts.unknown': { status: 404, text: 'Este bairro não existe mais. Recarregue a página.' },
  'districts.unknown-city': { status: 404, text: 'Esta cidade não existe mais. Recarregue a página.' },
  'districts.name-taken': {
    status: 409,
    text: 'Esta cidade já tem um bairro com este nome. Junte os dois.',
  },
  'districts.city-taken': { status: 409, text: 'Esta UF já tem uma cidade com este nome.' },
  'districts.in-use': {
    status: 409,
    text: 'Há lojas que entregam neste bairro. Junte-o a outro, ou peça às lojas que o desativem.',
  },
  'districts.same': { status: 422, text: 'Escolha outro bairro: este é o mesmo.' },
  'districts.city-not-empty': {
    status: 409,
    text: 'Esta cidade ainda tem bairros. Junte ou exclua todos antes.',
  },
} as const satisfies Record<string, FailureRow>;
