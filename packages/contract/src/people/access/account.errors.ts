import type { FailureRow } from '../../kit/failure-row.ts';

/** Failures when users prove their identity, and failures of calls about the user's own account. */
export const ACCOUNT_ERRORS = {
  'auth.prove-again': { status: 403, text: 'Para continuar, confirme a sua senha.' },
  'auth.password-wrong': { status: 422, text: 'Senha incorreta.' },
  'auth.second-factor-needed': {
    status: 428,
    text: 'Falta o código do seu aplicativo para confirmar que é você.',
  },
  'auth.code-wrong': {
    status: 422,
    text: 'Código inválido, ou já foi usado. Espere o próximo; se continuar, confira se a hora do celular está certa.',
  },
  'account.email-not-sent': {
    status: 502,
    text: 'Não foi possível enviar o código a este e-mail. Confira o endereço e tente de novo.',
  },
  'account.email-code-wrong': { status: 422, text: 'Código inválido ou vencido. Peça outro.' },
  'account.session-unknown': { status: 404, text: 'Esta sessão já foi encerrada.' },
  'account.factor-not-begun': {
    status: 422,
    text: 'O segundo fator não está ligado. Atualize a página e comece de novo.',
  },
} as const satisfies Record<string, FailureRow>;
