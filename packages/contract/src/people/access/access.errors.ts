import type { FailureRow } from '../../kit/failure-row.ts';

/** Failures of logging in. In a separate file, because the login page loads these texts and must stay small. */
export const ACCESS_ERRORS = {
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
  'visit.ended': { status: 401, text: 'A visita de suporte terminou.' },
  'visit.read-only': { status: 403, text: 'Visita de suporte: só leitura.' },
  'visit.ticket-invalid': {
    status: 401,
    text: 'Este link de visita já foi usado ou venceu. Peça outro na página da loja.',
  },
  'visit.not-found': { status: 404, text: 'Esta visita já terminou.' },
  'auth.origin-refused': {
    status: 403,
    text: 'Pedido recusado por segurança. Recarregue a página e tente novamente.',
  },
} as const satisfies Record<string, FailureRow>;
