import { ACCESS_ERRORS } from './access/access.errors.ts';
import type { FailureRow } from './failure-row.ts';
import { PRINTING_ERRORS } from './printing/printing.errors.ts';

/**
 * Every failure the product answers: its HTTP status and its Portuguese text. A code without a row does not
 * compile. `{detail}` is filled from the error's own words where it has any.
 */
export const ERRORS = {
  ...ACCESS_ERRORS,
  'request.malformed': { status: 400, text: 'Não entendemos os dados enviados.' },
  'request.invalid': { status: 422, text: 'Alguns dados precisam de correção.' },
  'request.too-large': { status: 413, text: 'O conteúdo enviado é grande demais.' },
  'request.unsupported-media': { status: 415, text: 'Formato de conteúdo não aceito.' },
  'request.unknown-host': { status: 421, text: 'Este endereço não é o da Comanda.' },
  'request.not-found': { status: 404, text: 'Endereço não encontrado.' },
  'record.changed-meanwhile': {
    status: 409,
    text: 'Outra pessoa alterou estes dados enquanto você editava. Veja como estão agora antes de salvar.',
  },
  'password-link.invalid': {
    status: 410,
    text: 'Este link de senha já foi usado ou venceu. Peça um novo a quem o enviou.',
  },
  'order.not-found': { status: 404, text: 'Pedido não encontrado.' },
  'order.too-many-past': {
    status: 429,
    text: 'Você abriu muitos pedidos de outros dias em pouco tempo. Aguarde um pouco e tente novamente.',
  },
  'order.illegal-transition': {
    status: 409,
    text: 'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde',
  },
  'order.changed-meanwhile': {
    status: 409,
    text: 'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde',
  },
  'order.courier-active': {
    status: 409,
    text: 'Ocorreu um erro ao mudar o status do pedido. Tente novamente mais tarde',
  },
  'order.undo-over': {
    status: 409,
    text: 'Não dá mais para desfazer: a mudança já foi confirmada.',
  },
  'order.reason-missing': { status: 422, text: 'Selecione um motivo para cancelamento' },
  'order.reason-too-short': { status: 422, text: 'Descrição de motivo muito curta.' },
  'order.reason-too-long': { status: 422, text: 'Descrição de motivo muito longa (até 200 caracteres).' },
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
  'store.suspended': { status: 423, text: 'A sua loja está suspensa!' },
  'store.estimate-invalid': {
    status: 422,
    text: 'Previsão inválida: use minutos de 1 a 240, o menor primeiro.',
  },
  'agreement.not-pending': { status: 409, text: 'Este documento não espera mais por assinatura.' },
  'agreement.mail-not-sent': {
    status: 502,
    text: 'Não foi possível enviar o e-mail de assinatura. Tente novamente em instantes.',
  },
  'agreement.link-invalid': {
    status: 410,
    text: 'Este link de assinatura já foi usado ou venceu. Peça um novo pelo painel da loja.',
  },
  'intake.key-invalid': { status: 401, text: 'Chave de integração inválida.' },
  'intake.throttled': {
    status: 429,
    text: 'Muitas chamadas em pouco tempo. Aguarde o tempo de Retry-After e envie de novo.',
  },
  'intake.id-reused': { status: 409, text: 'Já existe um pedido com este id e conteúdo diferente.' },
  'intake.store-closed': {
    status: 409,
    text: 'A loja está fechada e não recebe pedidos para agora.',
  },
  'intake.order-not-found': { status: 404, text: 'Pedido não encontrado.' },
  'intake.order-delivered': {
    status: 409,
    text: 'O pedido já foi entregue e não pode mais ser cancelado.',
  },
  'order-link.invalid': { status: 401, text: 'Este link de pedido não existe. Confira o endereço.' },
  'customer.too-late-to-cancel': {
    status: 409,
    text: 'A loja já aceitou este pedido. Para cancelar, fale com a loja.',
  },
  'chat.closed': { status: 409, text: 'A conversa deste pedido está encerrada.' },
  'chat.message-blank': { status: 422, text: 'Escreva uma mensagem.' },
  'chat.message-too-long': { status: 422, text: 'A mensagem pode ter até 400 caracteres.' },
  'chat.too-many': {
    status: 429,
    text: 'Muitas mensagens em pouco tempo. Aguarde um instante e tente de novo.',
  },
  ...PRINTING_ERRORS,
  'server.busy': { status: 503, text: 'Estamos com muitos acessos. Tente novamente em instantes.' },
  'server.unavailable': {
    status: 503,
    text: 'Serviço indisponível no momento. Tente novamente em instantes.',
  },
  'server.unexpected': { status: 500, text: 'Ocorreu um erro inesperado.' },
} as const satisfies Record<string, FailureRow>;

export type ErrorCode = keyof typeof ERRORS;

/** One field at fault, named as it travelled (e.g. `items[0].quantity`). */
export interface FieldFault {
  campo: string;
  mensagem: string;
}

/** The one shape of every refusal. `code` is the HTTP status, as older clients expect it in the body. */
export interface ErrorAnswer {
  status: false;
  code: number;
  erro: string;
  erros: FieldFault[];
  /** Stable name of the failure, see {@link ErrorCode}. */
  motivo: ErrorCode;
  correlationId: string;
  /** Of a save made from an older version: the version that stands, who saved it, and when (epoch ms). */
  versao?: number;
  alterado_por?: string | null;
  alterado_em?: number;
}
