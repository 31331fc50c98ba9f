import type { FailureRow } from '../../kit/failure-row.ts';

export const HOURS_ERRORS = {
  'hours.week-missing': { status: 409, text: 'Salve primeiro os horários da semana.' },
  'hours.date-missing': { status: 404, text: 'Esta data já não está na lista.' },
  'hours.too-many-dates': {
    status: 422,
    text: 'Você já tem muitas datas especiais. Remova as que não usa mais.',
  },
} as const satisfies Record<string, FailureRow>;
