import type { FailureRow } from '../failure-row.ts';

/** Failures of reports and dashboard. */
export const INSIGHT_ERRORS = {
  'insight.half-period': { status: 422, text: 'Informe a data de início e a data final.' },
  'insight.backwards': { status: 422, text: 'A data final não pode ser antes da data de início.' },
  'insight.too-many-days': { status: 422, text: 'Escolha no máximo dez anos.' },
} as const satisfies Record<string, FailureRow>;
