import type { FailureRow } from '../failure-row.ts';

/** Failures at the door. Apart from all others: the login page carries these texts and must stay small. */
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
  'recovery.code-spent': {
    status: 422,
    text: 'Este código foi errado cinco vezes e não vale mais. Peça um novo.',
  },
  'recovery.proof-wanted': {
    status: 428,
    text: 'Não foi possível confirmar que você não é um robô. Tente novamente.',
  },
  'recovery.password-weak': { status: 422, text: 'A senha escolhida não é forte o bastante.' },
  'password-link.invalid': {
    status: 410,
    text: 'Este link de senha já foi usado ou venceu. Peça um novo a quem o enviou.',
  },
} as const satisfies Record<string, FailureRow>;
