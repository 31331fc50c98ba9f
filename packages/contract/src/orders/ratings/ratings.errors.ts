import type { FailureRow } from '../../kit/failure-row.ts';

export const RATINGS_ERRORS = {
  'ratings.not-rateable': {
    status: 409,
    text: 'Este pedido não pode ser avaliado: a avaliação abre na entrega e vale por sete dias.',
  },
  'ratings.already-rated': { status: 409, text: 'Este pedido já foi avaliado. Obrigado!' },
  'ratings.not-found': { status: 404, text: 'Avaliação não encontrada.' },
  'ratings.reply-blank': { status: 422, text: 'Escreva uma resposta.' },
  'ratings.reply-too-short': { status: 422, text: 'A resposta precisa ter pelo menos 2 caracteres.' },
  'ratings.reply-too-long': { status: 422, text: 'A resposta pode ter no máximo 200 caracteres.' },
  'ratings.no-comment': { status: 409, text: 'Sem comentário não há o que responder.' },
  'ratings.already-replied': {
    status: 409,
    text: 'Esta avaliação já foi respondida. A resposta pode ser corrigida por 10 minutos.',
  },
  'ratings.answered-meanwhile': { status: 409, text: 'Esta avaliação já foi respondida: {detail}.' },
  'ratings.already-contested': { status: 409, text: 'Esta avaliação já foi contestada.' },
  'ratings.already-decided': { status: 409, text: 'Esta contestação já foi decidida.' },
  'ratings.too-many-templates': { status: 409, text: 'São no máximo 20 respostas prontas.' },
} as const satisfies Record<string, FailureRow>;
