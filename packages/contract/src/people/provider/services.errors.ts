import type { FailureRow } from '../../kit/failure-row.ts';

export const PROVIDER_SERVICE_ERRORS = {
  'provider.unknown-agreement': { status: 404, text: 'Esta loja não tem este documento.' },
  'provider.unknown-key': { status: 404, text: 'Esta loja não tem esta chave em uso.' },
  'provider.invoice-not-open': { status: 409, text: 'Esta fatura não está mais em aberto.' },
  'provider.mail-over': { status: 409, text: 'Este e-mail já saiu, venceu ou foi descartado.' },
  'provider.no-such-link': { status: 409, text: 'Este link não está mais em uso.' },
  'provider.unknown-customer': { status: 404, text: 'A loja não guarda nenhum pedido deste cliente.' },
  'provider.customer-has-open-orders': {
    status: 409,
    text: 'O cliente tem pedido em andamento: espere terminar para apagar os dados.',
  },
} as const satisfies Record<string, FailureRow>;
