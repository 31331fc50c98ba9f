import type { FailureRow } from '../../kit/failure-row.ts';

export const CATALOGUE_ERRORS = {
  'catalogue.product-not-found': { status: 404, text: 'Este produto não existe mais.' },
  'catalogue.photo-refused': { status: 422, text: 'Não foi possível usar a imagem' },
  'catalogue.no-photo': { status: 409, text: 'Este produto não tem imagem.' },
  'catalogue.order-stale': {
    status: 409,
    text: 'A lista mudou enquanto você arrastava. Veja como está agora e tente de novo.',
  },
  'catalogue.category-not-found': { status: 404, text: 'Esta categoria não está mais no cardápio.' },
  'catalogue.category-in-use': {
    status: 409,
    text: 'Há produtos nesta categoria. Exclua ou mude de lugar antes, ou exclua tudo junto',
  },
  'catalogue.size-not-found': { status: 404, text: 'Este tamanho não existe mais.' },
  'catalogue.recipe-line-not-found': { status: 404, text: 'Este item não está mais na composição.' },
  'catalogue.prices-moved': {
    status: 409,
    text: 'Alguém mudou um destes preços enquanto você conferia. Veja como ficaria agora e confirme de novo.',
  },
  'catalogue.undo-over': {
    status: 409,
    text: 'Não dá mais para desfazer: passou um dia, ou alguém mudou isso depois. Nada foi desfeito.',
  },
} as const satisfies Record<string, FailureRow>;
