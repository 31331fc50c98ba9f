import type { FailureRow } from '../../kit/failure-row.ts';

export const AGREEMENT_ERRORS = {
  'agreement.not-pending': { status: 409, text: 'Este documento não espera mais por assinatura.' },
  'agreement.mail-not-sent': {
    status: 502,
    text: 'Não foi possível enviar o e-mail de assinatura. Tente novamente em instantes.',
  },
  'agreement.link-invalid': {
    status: 410,
    text: 'Este link de assinatura já foi usado ou venceu. Peça um novo pelo painel da loja.',
  },
} as const satisfies Record<string, FailureRow>;
