import type { FailureRow } from '../../kit/failure-row.ts';

export const PROVIDER_STORE_ERRORS = {
  'provider.unknown-banner': { status: 404, text: 'Esta imagem já não está no carrossel.' },
  'provider.unknown-person': { status: 404, text: 'Esta pessoa não é desta loja.' },
  'provider.person-is-in': {
    status: 409,
    text: 'Esta pessoa já entra no painel: ela mesma muda o e-mail, em Minha conta.',
  },
  'provider.person-blocked': { status: 409, text: 'A pessoa está bloqueada: reative-a antes.' },
  'provider.no-second-factor': { status: 409, text: 'Esta pessoa não tem segundo fator ligado.' },
  'provider.last-administrator': {
    status: 409,
    text: 'É a única pessoa que administra a loja; dê antes esse perfil a outra.',
  },
  'provider.login-taken': { status: 409, text: 'Este usuário ou e-mail já é de alguém.' },
} as const satisfies Record<string, FailureRow>;
