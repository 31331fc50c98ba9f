import type { FailureRow } from '../../kit/failure-row.ts';

export const PEOPLE_ERRORS = {
  'people.not-found': { status: 404, text: 'Este usuário não existe nesta loja. Veja a lista de novo.' },
  'people.login-taken': {
    status: 409,
    text: 'Este e-mail já é usado para entrar no sistema. Use outro e-mail.',
  },
  'people.last-administrator': {
    status: 409,
    text: 'Este é o único Lojista Admin ativo da loja. Antes, dê esse grupo de acesso a outra pessoa que já entra no painel.',
  },
  'people.own-access': {
    status: 409,
    text: 'Você não pode tirar o seu próprio acesso. Peça a outro Lojista Admin da loja.',
  },
  'people.own-password': {
    status: 409,
    text: 'A sua própria senha você troca em “Minha conta”.',
  },
  'people.cannot-invite': {
    status: 409,
    text: 'Só dá para convidar quem tem e-mail, está ativo e ainda não escolheu uma senha.',
  },
} as const satisfies Record<string, FailureRow>;
