import { ACCESS_ERRORS } from '@comanda/contract/people/access/access.errors';
import type { EntryReason } from '../../../../shared/session/entry-reason.ts';

export const loginTexts = {
  title: 'Entrar',
  subtitle: 'Painel da loja',
  login: 'Usuário',
  password: 'Senha',
  submit: 'ACESSAR',
  forgot: 'Esqueci minha senha',
  newcomer: 'Sua loja ainda não está aqui?',
  requestRegistration: 'Solicitar cadastro',
  support: 'Suporte',
  loginMissing: 'Preencha o usuário.',
  passwordMissing: 'Preencha a senha.',
  entering: 'Entrando com o link…',
  errorTitle: 'Erro!',
  failed: 'Não foi possível fazer login, verifique seus dados e tente novamente!',
  offline: 'Não foi possível fazer login: sem conexão com o servidor. Confira a internet e tente novamente.',
  chunkFailed: 'Não foi possível abrir esta parte. Confira a internet e tente novamente.',
  otherSessionTitle: 'Você já está conectado',
  otherSession: (userName: string, storeName: string, newLogin: string) =>
    `Neste navegador já está aberta a loja ${storeName}, com ${userName}. Entrar com ${newLogin ? `o usuário ${newLogin}` : 'o link'} fecha essa loja em todas as abas.`,
  replaceSession: 'Entrar mesmo assim',
  stay: 'Continuar como estou',
} as const;

export const entryReasonTexts: Record<EntryReason, string> = {
  'nao-logado': 'Você não está logado, tente novamente.',
  'sem-perfil': ACCESS_ERRORS['auth.no-role'].text,
};
