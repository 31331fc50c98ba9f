import { PROVIDER_TIME_ZONE } from '@comanda/domain/kit/time/time-zone';
import type { OpenSession, PersonFault, StoredPerson } from '../../../areas/people/access/public.ts';

/** Formats a time with date and minute, in the provider's time zone. */
export const minute = (at: number) =>
  new Date(at).toLocaleString('pt-BR', {
    timeZone: PROVIDER_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'short',
  });

const mark = (person: StoredPerson) => (person.isActive ? '' : '  BLOQUEADA');

export const PESSOA = {
  summary: 'quem entra no painel de uma loja: perfis, bloqueio, sessões e senha',
  listSummary: 'Lista as pessoas da loja. "Pessoa" é o número, o usuário ou o e-mail.',
  addSummary: 'Adiciona uma pessoa e mostra o link em que ela escolhe a senha.',
  addHelp: '--nome "…" --usuario … --perfil administrador|operador [--email …]',
  blockSummary: 'Bloqueia a pessoa: o painel dela fecha na hora, em todo aparelho.',
  unblockSummary: 'Deixa a pessoa entrar de novo.',
  roleSummary: 'Muda o perfil da pessoa; o painel aberto acompanha.',
  passwordSummary: 'Mostra um link, válido por 24 horas e uma vez só, em que a pessoa escolhe outra senha.',
  sessionsSummary: 'Lista as sessões abertas da loja, ou de uma pessoa.',
  endSummary: 'Encerra todas as sessões da pessoa, ou só uma (o começo do código basta).',
  factorSummary:
    'Desliga o segundo fator de quem perdeu o celular e os códigos; a pessoa é avisada por e-mail, se ele sai daqui.',
  factorQuestion: (person: string, store: string) =>
    `Desligar o segundo fator de ${person} na loja "${store}"? Confirme antes, por outro meio, que é a pessoa quem pede.`,
  factorOff: (name: string) => `${name} entra só com a senha até ligar o segundo fator de novo.`,
  notGiven: 'O e-mail que avisa a pessoa não saiu: avise por outro meio.',
  factorIsOff: (name: string) => `${name} não tem segundo fator ligado.`,
  endHelp: '[--sessao código]',
  unknown: (word: string) => `Não há ninguém "${word}" nesta loja.`,
  badRole: (word: string) => `"${word}" não é um perfil: use administrador ou operador.`,
  line: (person: StoredPerson, roles: string) =>
    `${String(person.userId).padStart(4)}  ${person.name}  ${person.username}${person.email === null ? '' : `  ${person.email}`}  ${roles}${mark(person)}`,
  noRole: 'sem perfil',
  none: 'Ninguém entra no painel desta loja.',
  fault: {
    'last-administrator': 'É a única pessoa que administra a loja; dê antes esse perfil a outra.',
    'login-taken': 'Este usuário ou e-mail já é de alguém.',
    'own-access': 'Ninguém tira o próprio acesso.',
    unknown: 'Esta pessoa não é mais da loja.',
  } satisfies Record<PersonFault, string>,
  added: (name: string, userId: number) =>
    `${name} é a pessoa ${userId} da loja. Envie a ela este link; vale por 24 horas e uma vez só:`,
  blockQuestion: (person: string, store: string) => `Bloquear ${person} na loja "${store}"?`,
  blocked: (name: string) => `${name} não entra mais; o que estava aberto fechou.`,
  unblocked: (name: string) => `${name} pode entrar de novo, com a senha de antes.`,
  isBlocked: (name: string) => `${name} está bloqueada; antes: pessoa reativar.`,
  roleChanged: (name: string, role: string) => `${name} agora é ${role}.`,
  passwordLink: (name: string) => `Envie este link a ${name}; vale por 24 horas e uma vez só:`,
  noSessions: 'Nenhuma sessão aberta.',
  session: ({ sessionId, username, createdAt, lastSeenAt }: OpenSession) =>
    `${sessionId.slice(0, 8)}  ${username}  entrou ${minute(createdAt)}  vista ${minute(lastSeenAt)}`,
  ended: (count: number) => (count === 1 ? '1 sessão encerrada.' : `${count} sessões encerradas.`),
  unknownSession: (beginning: string) => `Nenhuma sessão aberta começa com "${beginning}".`,
  manySessions: (beginning: string) => `Mais de uma sessão começa com "${beginning}": escreva mais letras.`,
};
