import { PROVIDER_ROLE_NAMES, type ProviderRole } from '@comanda/domain/provider/permissions';
import { hashPassword } from '../../../areas/access/public.ts';
import { NOBODYS_STORE } from '../../../areas/audit/public.ts';
import {
  addTeamPerson,
  blockTeamPerson,
  findTeamPerson,
  listStoredTeam,
  makeTeamLink,
  noteAtTerminal,
  reactivateTeamPerson,
  resetTeamFactor,
  type StoredProviderPerson,
  saveTeamPerson,
  type TeamActor,
} from '../../../areas/provider/public.ts';
import { newStoreChecks } from '../../../areas/store/public.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { linkTo } from '../../link-to.ts';
import { Complaint, EXIT } from '../complaint.ts';
import type { Action, Given, Provider, Subject } from '../subject.ts';
import { EQUIPE } from './equipe-texts.ts';

/** Runs `work` on the team in one transaction; what it refuses is a sentence for whoever sits at the terminal. */
async function inTeam<T>(
  { database, operator, now }: Provider,
  work: (tx: Transaction, actor: TeamActor) => Promise<T>,
): Promise<T> {
  try {
    return await database.inStore(NOBODYS_STORE, (tx) => work(tx, { operator, now: now() }));
  } catch (error) {
    throw error instanceof AppError ? new Complaint(error.message) : error;
  }
}

/** Runs `work` with the person that the first word means, and writes down that it was done here. */
function withPerson(
  action: string,
  given: Given,
  provider: Provider,
  work: (tx: Transaction, person: StoredProviderPerson, actor: TeamActor) => Promise<void>,
): Promise<void> {
  return inTeam(provider, async (tx, actor) => {
    const person = await findTeamPerson(tx, given.words[0] ?? '');
    await work(tx, person, actor);
    await noteAtTerminal(tx, `equipe ${action}`, { personId: person.personId }, actor);
  });
}

const askAbout =
  (question: (name: string) => string) =>
  (given: Given, provider: Provider): Promise<string> =>
    inTeam(provider, async (tx) => question((await findTeamPerson(tx, given.words[0] ?? '')).name));

function roleOf(word = ''): ProviderRole {
  const role = ({ administracao: 'admin', suporte: 'support' } as const)[word as 'suporte'];
  if (role === undefined) throw new Complaint(EQUIPE.badRole(word), EXIT.misused);
  return role;
}

/** What stands behind an option, as it is stored. */
function checked(given: Given, option: string, check: 'required' | 'username' | 'email'): string {
  const typed = given.options[option];
  if (typed === undefined) throw new Complaint(EQUIPE.missing(option), EXIT.misused);
  const read = newStoreChecks[check](typed);
  if ('fault' in read) throw new Complaint(EQUIPE.badField(option, read.fault), EXIT.misused);
  return read.value;
}

const listar: Action = {
  name: 'listar',
  summary: EQUIPE.listSummary,
  words: [],
  options: {},
  run: async (_given, provider) => {
    const team = await inTeam(provider, listStoredTeam);
    for (const person of team) provider.say(EQUIPE.line(person));
    if (team.length === 0) provider.say(EQUIPE.none);
  },
};

const adicionar: Action = {
  name: 'adicionar',
  summary: EQUIPE.addSummary,
  words: [],
  options: { nome: 'value', usuario: 'value', email: 'value', perfil: 'value', demonstracao: 'value' },
  optionsHelp: EQUIPE.addHelp,
  run: async (given, provider) => {
    const person = {
      name: checked(given, 'nome', 'required'),
      login: checked(given, 'usuario', 'username'),
      email: given.options.email === undefined ? null : checked(given, 'email', 'email'),
      role: roleOf(given.options.perfil),
    };
    const known = given.options.demonstracao;
    const demoPassword = known === undefined ? null : await hashPassword(known);
    await inTeam(provider, async (tx, actor) => {
      const personId = await addTeamPerson(tx, person, actor, demoPassword);
      await noteAtTerminal(tx, 'equipe adicionar', { personId }, actor);
      if (demoPassword !== null)
        return tx.afterCommit(() => provider.say(EQUIPE.demoAdded(person.name, personId)));
      const { path } = await makeTeamLink(tx, personId, actor);
      tx.afterCommit(() => {
        provider.say(EQUIPE.added(person.name, personId));
        for (const line of linkTo(provider.config, path, 'team')) provider.say(line);
      });
    });
  },
};

const bloquear: Action = {
  name: 'bloquear',
  summary: EQUIPE.blockSummary,
  words: ['pessoa'],
  options: {},
  confirm: askAbout(EQUIPE.blockQuestion),
  run: (given, provider) =>
    withPerson('bloquear', given, provider, async (tx, { personId, name }, actor) => {
      await blockTeamPerson(tx, personId, actor);
      tx.afterCommit(() => provider.say(EQUIPE.blocked(name)));
    }),
};

const reativar: Action = {
  name: 'reativar',
  summary: EQUIPE.unblockSummary,
  words: ['pessoa'],
  options: {},
  run: (given, provider) =>
    withPerson('reativar', given, provider, async (tx, { personId, name }, actor) => {
      await reactivateTeamPerson(tx, personId, actor);
      tx.afterCommit(() => provider.say(EQUIPE.unblocked(name)));
    }),
};

const perfil: Action = {
  name: 'perfil',
  summary: EQUIPE.roleSummary,
  words: ['pessoa', 'administracao|suporte'],
  options: {},
  run: (given, provider) => {
    const role = roleOf(given.words[1]);
    return withPerson('perfil', given, provider, async (tx, person, actor) => {
      await saveTeamPerson(tx, { ...person, version: null, role }, actor);
      tx.afterCommit(() => provider.say(EQUIPE.roleChanged(person.name, PROVIDER_ROLE_NAMES[role])));
    });
  },
};

const senha: Action = {
  name: 'senha',
  summary: EQUIPE.passwordSummary,
  words: ['pessoa'],
  options: {},
  run: (given, provider) =>
    withPerson('senha', given, provider, async (tx, { personId, name }, actor) => {
      const { path } = await makeTeamLink(tx, personId, actor);
      tx.afterCommit(() => {
        provider.say(EQUIPE.passwordLink(name));
        for (const line of linkTo(provider.config, path, 'team')) provider.say(line);
      });
    }),
};

const fator: Action = {
  name: 'fator',
  summary: EQUIPE.factorSummary,
  words: ['pessoa'],
  options: {},
  confirm: askAbout(EQUIPE.factorQuestion),
  run: (given, provider) =>
    withPerson('fator', given, provider, async (tx, { personId, name }, actor) => {
      await resetTeamFactor(tx, personId, actor);
      tx.afterCommit(() => provider.say(EQUIPE.factorReset(name)));
    }),
};

/** Who may enter the provider's console. */
export const equipe: Subject = {
  name: 'equipe',
  summary: EQUIPE.summary,
  actions: [listar, adicionar, bloquear, reativar, perfil, senha, fator],
};
