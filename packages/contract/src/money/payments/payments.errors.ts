import type { FailureRow } from '../../kit/failure-row.ts';

export const PAYMENTS_ERRORS = {
  'payments.not-taken': { status: 409, text: 'Esta loja não recebe pagamento online agora: {detail}.' },
  'payments.not-awaited': { status: 409, text: 'Este pedido não espera pagamento online.' },
  'payments.charge-under-way': {
    status: 409,
    text: 'Este pedido já tem uma cobrança em aberto, feita de outra forma. Espere ela vencer ou ser recusada.',
  },
  'payments.charge-not-found': { status: 404, text: 'Cobrança não encontrada.' },
  'payments.not-captured': { status: 409, text: 'Esta cobrança não foi paga: não há o que devolver.' },
  'payments.blocked': {
    status: 409,
    text: 'O pagamento está contestado e bloqueado. O reembolso fica para depois da decisão.',
  },
  'payments.too-much': { status: 422, text: 'O reembolso passa do que foi pago e ainda não voltou.' },
  'payments.key-reused': { status: 422, text: 'Isto já foi pedido com outros valores.' },
  'payments.refund-not-found': { status: 404, text: 'Reembolso não encontrado.' },
  'payments.refund-not-refused': { status: 409, text: 'Só um reembolso recusado é tentado de novo.' },
  'payments.no-account': {
    status: 409,
    text: 'A loja ainda não tem uma conta de recebimento ativa e aprovada.',
  },
  'payments.no-provider': { status: 409, text: 'Não há provedor de pagamentos ligado.' },
  'payments.nothing-asked': { status: 409, text: 'Isto não espera mais resposta.' },
  'payments.signature-invalid': { status: 401, text: 'Assinatura inválida.' },
} as const satisfies Record<string, FailureRow>;
