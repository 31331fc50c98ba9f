import type { FailureRow } from '../../kit/failure-row.ts';

export const PROVIDER_ERRORS = {
  'provider.bad-credentials': { status: 401, text: 'Usuário ou senha não conferem.' },
  'provider.code-wanted': { status: 401, text: 'Digite o código do seu aplicativo.' },
  'provider.code-wrong': {
    status: 401,
    text: 'Código não confere, ou já foi usado. Espere o próximo; se continuar, confira se a hora do celular está certa.',
  },
  'provider.password-wrong': { status: 422, text: 'A senha atual não confere.' },
  'provider.unknown-request': {
    status: 404,
    text: 'Esta solicitação já foi encerrada, ou não existe.',
  },
  'provider.unknown-store': { status: 404, text: 'Não há loja com este número.' },
  'team.unknown-person': { status: 404, text: 'Não há ninguém com este número na equipe.' },
  'team.login-taken': { status: 409, text: 'Este usuário ou e-mail já é de alguém da equipe.' },
  'team.last-admin': {
    status: 409,
    text: 'É a única pessoa na administração da equipe; dê antes esse perfil a outra.',
  },
  'team.is-blocked': { status: 409, text: 'Esta pessoa está bloqueada; reative-a antes.' },
  'team.without-email': { status: 409, text: 'Esta pessoa não tem e-mail; informe um antes.' },
} as const satisfies Record<string, FailureRow>;
