import type { FailureRow } from '../../kit/failure-row.ts';

export const CHAT_ERRORS = {
  'chat.closed': { status: 409, text: 'A conversa deste pedido está encerrada.' },
  'chat.message-blank': { status: 422, text: 'Escreva uma mensagem.' },
  'chat.message-too-long': { status: 422, text: 'A mensagem pode ter até 400 caracteres.' },
  'chat.too-many': {
    status: 429,
    text: 'Muitas mensagens em pouco tempo. Aguarde um instante e tente de novo.',
  },
} as const satisfies Record<string, FailureRow>;
