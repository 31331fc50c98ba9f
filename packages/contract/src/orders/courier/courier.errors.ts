import type { FailureRow } from '../../kit/failure-row.ts';

export const COURIER_ERRORS = {
  'courier.address-not-located': {
    status: 422,
    text: 'Erro ao solicitar entrega externa! O endereço deste pedido não está padronizado, por isso a entrega externa está desabilitada para ele.',
  },
  'courier.not-allowed': { status: 422, text: 'Este pedido não usa entrega externa.' },
  'courier.wrong-status': {
    status: 409,
    text: 'O motoboy é chamado para pedidos aceitos. Veja como o pedido está agora.',
  },
  'courier.already-requested': { status: 409, text: 'Este pedido já tem uma solicitação de motoboy.' },
  'courier.area-missing': { status: 422, text: 'Selecione o bairro de entrega do pedido.' },
  'courier.area-not-found': { status: 404, text: 'Não há entrega externa para este bairro.' },
  'courier.price-changed': {
    status: 409,
    text: 'O preço da entrega mudou. Confira o novo valor e chame de novo.',
  },
  'courier.not-configured': {
    status: 422,
    text: 'Esta loja ainda não tem um serviço de entregas. Fale com o suporte.',
  },
  'courier.refused': { status: 422, text: 'O serviço de entregas recusou a solicitação.' },
  'courier.request-failed': { status: 502, text: 'Erro interno, tente novamente!' },
  'courier.request-not-found': { status: 404, text: 'Solicitação de motoboy não encontrada.' },
  'courier.cancel-failed': { status: 409, text: 'Problema ao cancelar solicitação de entrega.' },
  'courier.no-problem': { status: 409, text: 'O motoboy não espera mais uma resposta.' },
  'courier.problem-answered': { status: 409, text: 'Este problema já foi respondido por outra pessoa.' },
  'courier.problem-refused': { status: 409, text: 'O serviço de entregas não aceitou a resposta.' },
  'courier.signature-invalid': { status: 401, text: 'Assinatura inválida.' },
  'courier.code-unknown': {
    status: 404,
    text: 'Código não encontrado ou já usado. Confira com a loja.',
  },
  'courier.delivery-over': { status: 404, text: 'Esta entrega terminou ou foi cancelada pela loja.' },
} as const satisfies Record<string, FailureRow>;
