import type { FailureRow } from '../../kit/failure-row.ts';

/** Failures when a person chooses a new password with a code or link. The login page loads them on demand. */
export const RECOVERY_ERRORS = {
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
