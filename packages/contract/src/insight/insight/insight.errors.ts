import { TOO_MANY_DAYS } from '@comanda/domain/kit/time/report-days';
import type { FailureRow } from '../../kit/failure-row.ts';

export const INSIGHT_ERRORS = {
  'insight.half-period': { status: 422, text: 'Informe a data de início e a data final.' },
  'insight.backwards': { status: 422, text: 'A data final não pode ser antes da data de início.' },
  'insight.no-email': { status: 409, text: 'Cadastre o seu e-mail em Minha conta para receber o resumo.' },
  'insight.link-invalid': {
    status: 404,
    text: 'Este link não funciona. Use o do último e-mail, ou desligue o resumo em Minha conta.',
  },
  'insight.sums-busy': {
    status: 409,
    text: 'As somas desta loja estão sendo atualizadas agora. Tente de novo em instantes.',
  },
  'insight.too-many-days': { status: 422, text: TOO_MANY_DAYS },
} as const satisfies Record<string, FailureRow>;
