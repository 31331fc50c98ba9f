import type { FailureRow } from '../../kit/failure-row.ts';

export const ADDRESS_ERRORS = {
  'address.not-found': { status: 404, text: 'Este pedido não tem endereço de entrega.' },
  'address.outside': {
    status: 422,
    text: 'Esse ponto fica fora do Brasil. Confira o lugar no mapa.',
  },
  'address.order-closed': {
    status: 409,
    text: 'Este pedido já terminou: o endereço não muda mais.',
  },
  'address.courier-called': {
    status: 409,
    text: 'O motoboy já foi chamado com o endereço atual. Cancele a solicitação para ajustar.',
  },
  // This text is from the specification.
  'address.cep-not-found': { status: 404, text: 'CEP não encontrado.' },
  'address.postal-code-unknown': { status: 404, text: 'Não existe este CEP. Confira os números.' },
} as const satisfies Record<string, FailureRow>;
