import { PROVIDER_ROLE_NAMES } from '@comanda/domain/people/provider/permissions';
import type { StoredProviderPerson } from '../../../areas/people/provider/public.ts';
import { minute } from '../pessoa/pessoa-texts.ts';

export const EQUIPE = {
  summary: 'quem entra no console da equipe (/provedor): perfis, bloqueio, senha e segundo fator',
  listSummary: 'Lista a equipe. "Pessoa" é o número, o usuário ou o e-mail.',
  addSummary: 'Adiciona alguém à equipe e mostra o link em que escolhe a senha.',
  addHelp: '--nome "…" --usuario … --perfil administracao|suporte [--email …] [--demonstracao senha]',
  blockSummary: 'Bloqueia alguém da equipe: o console fecha na próxima ação, em todo navegador.',
  unblockSummary: 'Deixa a pessoa entrar de novo.',
  roleSummary: 'Muda o perfil da pessoa; suas sessões terminam.',
  passwordSummary: 'Mostra um link, válido por 24 horas e uma vez só, em que a pessoa escolhe outra senha.',
  factorSummary: 'Tira o segundo fator de quem perdeu o celular; configura outro ao entrar.',
  badRole: (word: string) => `"${word}" não é um perfil: use administracao ou suporte.`,
  none: 'Ninguém na equipe. Adicione a primeira pessoa: equipe adicionar',
  line: (person: StoredProviderPerson) =>
    [
      `${String(person.personId).padStart(4)}  ${person.name}  ${person.login}`,
      ...(person.email === null ? [] : [person.email]),
      PROVIDER_ROLE_NAMES[person.role],
      ...(person.hasPassword ? [] : ['sem senha']),
      ...(person.hasFactor ? [] : ['sem segundo fator']),
      ...(person.lastSeenAt === null ? [] : [`vista ${minute(person.lastSeenAt)}`]),
      ...(person.isActive ? [] : ['BLOQUEADA']),
    ].join('  '),
  added: (name: string, personId: number) =>
    `${name} é a pessoa ${personId} da equipe. Envie a ela este link; vale por 24 horas e uma vez só:`,
  demoAdded: (name: string, personId: number) =>
    `${name} é a pessoa ${personId} da equipe, com senha de demonstração: este banco não se abre para a rede.`,
  blockQuestion: (name: string) => `Bloquear ${name} na equipe?`,
  blocked: (name: string) => `${name} não entra mais no console.`,
  unblocked: (name: string) => `${name} pode entrar de novo, com a senha de antes.`,
  roleChanged: (name: string, role: string) => `${name} agora é ${role}.`,
  passwordLink: (name: string) => `Envie este link a ${name}; vale por 24 horas e uma vez só:`,
  factorQuestion: (name: string) => `Tirar o segundo fator de ${name}?`,
  factorReset: (name: string) => `${name} configura outro segundo fator ao entrar.`,
};
