import type { FailureRow } from '../../kit/failure-row.ts';

export const REGISTRATION_ERRORS = {
  'registration.change-not-found': { status: 404, text: 'Não encontramos esta solicitação.' },
  'registration.change-decided': { status: 409, text: 'Esta solicitação já não está pendente' },
  'registration.field-pending': { status: 409, text: 'O campo está pendente para avaliação' },
  'registration.rejected-before': { status: 409, text: 'Isto já foi recusado pela equipe' },
  'registration.same-as-now': { status: 409, text: 'É o que já está no ar: não há nada para aprovar.' },
  'registration.picture-refused': { status: 422, text: 'Não foi possível usar a imagem' },
  'registration.reason-invalid': {
    status: 422,
    text: 'Diga à loja por que não foi aprovado, com 10 a 300 letras.',
  },
} as const satisfies Record<string, FailureRow>;
