/**
 * Every failure the product answers: its HTTP status and its Portuguese text. A code without a row does not
 * compile. `{detail}` is filled from the error's own words where it has any.
 */
export const ERRORS = {
  'auth.required': { status: 401, text: 'Sua sessão terminou.' },
  'auth.bad-credentials': {
    status: 401,
    text: 'Não foi possível fazer login, verifique seus dados e tente novamente!',
  },
  'auth.ticket-invalid': {
    status: 401,
    text: 'Este link de acesso já foi usado ou venceu. Entre com usuário e senha.',
  },
  'auth.throttled': { status: 429, text: 'Muitas tentativas. Aguarde um pouco e tente novamente.' },
  'auth.forbidden': { status: 403, text: 'Você não tem permissão para fazer isso.' },
  'auth.no-role': {
    status: 403,
    text: 'Seu usuário não tem um perfil de acesso. Fale com o administrador da loja.',
  },
  'auth.foreign-store': {
    status: 403,
    text: 'Estes dados são de outra loja ou pessoa. Recarregue a página e tente novamente.',
  },
  'auth.origin-refused': {
    status: 403,
    text: 'Pedido recusado por segurança. Recarregue a página e tente novamente.',
  },
  'recovery.document-invalid': { status: 404, text: 'CNPJ/CPF inválido!' },
  'recovery.store-invalid': { status: 404, text: 'Não encontramos este estabelecimento. Comece de novo.' },
  'recovery.contact-missing': {
    status: 422,
    text: 'Esta loja não tem esse contato cadastrado. Fale com o suporte.',
  },
  'recovery.code-not-sent': { status: 502, text: 'Não foi possível enviar o código de validação.' },
  'recovery.password-not-saved': { status: 422, text: 'Não foi possível salvar a nova senha.' },
  'recovery.code-wrong': { status: 422, text: 'Código inválido ou vencido.' },
  'recovery.password-weak': { status: 422, text: 'A senha escolhida não é forte o bastante.' },
  'request.malformed': { status: 400, text: 'Não entendemos os dados enviados.' },
  'request.invalid': { status: 422, text: 'Alguns dados precisam de correção.' },
  'request.too-large': { status: 413, text: 'O conteúdo enviado é grande demais.' },
  'request.unsupported-media': { status: 415, text: 'Formato de conteúdo não aceito.' },
  'request.unknown-host': { status: 421, text: 'Este endereço não é o da Comanda.' },
  'request.not-found': { status: 404, text: 'Endereço não encontrado.' },
  'order.not-found': { status: 404, text: 'Pedido não encontrado.' },
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
  'order.reason-missing': { status: 422, text: 'Selecione um motivo para cancelamento' },
  'order.reason-too-short': { status: 422, text: 'Descrição de motivo muito curta.' },
  'order.reason-too-long': { status: 422, text: 'Descrição de motivo muito longa (até 200 caracteres).' },
  'store.suspended': { status: 423, text: 'A sua loja está suspensa!' },
  'store.estimate-invalid': {
    status: 422,
    text: 'Previsão inválida: use minutos de 1 a 240, o menor primeiro.',
  },
  'intake.key-invalid': { status: 401, text: 'Chave de integração inválida.' },
  'intake.throttled': {
    status: 429,
    text: 'Muitas chamadas em pouco tempo. Aguarde o tempo de Retry-After e envie de novo.',
  },
  'intake.id-reused': { status: 409, text: 'Já existe um pedido com este id e conteúdo diferente.' },
  'intake.order-not-found': { status: 404, text: 'Pedido não encontrado.' },
  'server.busy': { status: 503, text: 'Estamos com muitos acessos. Tente novamente em instantes.' },
  'server.unavailable': {
    status: 503,
    text: 'Serviço indisponível no momento. Tente novamente em instantes.',
  },
  'server.unexpected': { status: 500, text: 'Ocorreu um erro inesperado.' },
} as const satisfies Record<string, { status: number; text: string }>;

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
}

export function errorCodeOf(motivo: unknown): ErrorCode | null {
  return typeof motivo === 'string' && Object.hasOwn(ERRORS, motivo) ? (motivo as ErrorCode) : null;
}
