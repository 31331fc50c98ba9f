import { PROVIDER_ROLE_NAMES, type ProviderRole } from '@comanda/domain/people/provider/permissions';
import { hashPassword } from '../../../areas/people/access/public.ts';
import { NO_STORE } from '../../../areas/people/audit/public.ts';
import {
  addTeamPerson,
  blockTeamPerson,
  findTeamPerson,
  holdTeamPerson,
  listStoredTeam,
  makeTeamLink,
  noteAtTerminal,
  reactivateTeamPerson,
  resetTeamFactor,
  type StoredProviderPerson,
  saveTeamPerson,
  type TeamHand,
} from '../../../areas/people/provider/public.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkTo } from '../../link-to.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { mailQueueOf } from '../mail-queue-of.ts';
import { checkedOption } from '../read-words.ts';
import type { Action, Given, Provider, Subject } from '../subject.ts';
import { EQUIPE } from './equipe-texts.ts';

/** Runs `work` on the team in one transaction. */
const inTeam = <T>(provider: Provider, work: (tx: Transaction, hand: TeamHand) => Promise<T>): Promise<T> => {
  const { database, operator, now } = provider;
  return database.inStore(NO_STORE, (tx) =>
    work(tx, { operator, name: null, now: now(), mails: mailQueueOf(provider) }),
  );
};

/**
 * Runs an action on the person whom the first word identifies. Records the action in the audit log, and
 * prints the result.
 */
const doWithPerson = (
  action: string,
  work: (
    tx: Transaction,
    person: StoredProviderPerson,
    hand: TeamHand,
    about: { given: Given; provider: Provider },
  ) => Promise<string | readonly string[]>,
): Pick<Action, 'name' | 'run'> => ({
  name: action,
  run: (given, provider) =>
    inTeam(provider, async (tx, hand) => {
      const person = await holdTeamPerson(tx, given.words[0] ?? '');
      const lines = await work(tx, person, hand, { given, provider });
      await noteAtTerminal(tx, `equipe ${action}`, { personId: person.personId }, hand);
      tx.afterCommit(() => {
        for (const line of [lines].flat()) provider.writeLine(line);
      });
    }),
});

const confirmFor =
  (question: (name: string) => string) =>
  (given: Given, provider: Provider): Promise<string> =>
    inTeam(provider, async (tx) => question((await findTeamPerson(tx, given.words[0] ?? '')).name));

function roleOf(word = ''): ProviderRole {
  const role = ({ administracao: 'admin', suporte: 'support' } as const)[word as 'suporte'];
  if (role === undefined) throw new Complaint(EQUIPE.badRole(word), EXIT.misused);
  return role;
}

const listar: Action = {
  name: 'listar',
  summary: EQUIPE.listSummary,
  run: async (_given, provider) => {
    const team = await inTeam(provider, listStoredTeam);
    for (const person of team) provider.writeLine(EQUIPE.line(person));
    if (team.length === 0) provider.writeLine(EQUIPE.none);
  },
};

const adicionar: Action = {
  name: 'adicionar',
  summary: EQUIPE.addSummary,
  options: { nome: 'value', usuario: 'value', email: 'value', perfil: 'value', demonstracao: 'value' },
  optionsHelp: EQUIPE.addHelp,
  run: async (given, provider) => {
    const person = {
      name: checkedOption(given, 'nome', 'required'),
      login: checkedOption(given, 'usuario', 'username'),
      email: given.options.email === undefined ? null : checkedOption(given, 'email', 'email'),
      role: roleOf(given.options.perfil),
    };
    const known = given.options.demonstracao;
    const demoPassword = known === undefined ? null : await hashPassword(known);
    await inTeam(provider, async (tx, hand) => {
      const personId = await addTeamPerson(tx, person, hand, demoPassword);
      await noteAtTerminal(tx, 'equipe adicionar', { personId }, hand);
      if (demoPassword !== null)
        return tx.afterCommit(() => provider.writeLine(EQUIPE.demoAdded(person.name, personId)));
      const { path } = await makeTeamLink(tx, personId, hand);
      tx.afterCommit(() => {
        provider.writeLine(EQUIPE.added(person.name, personId));
        for (const line of linkTo(provider.config, path, 'team')) provider.writeLine(line);
      });
    });
  },
};

const bloquear: Action = {
  summary: EQUIPE.blockSummary,
  words: ['pessoa'],
  confirm: confirmFor(EQUIPE.blockQuestion),
  ...doWithPerson('bloquear', async (tx, { personId, name }, hand) => {
    await blockTeamPerson(tx, personId, hand);
    return EQUIPE.blocked(name);
  }),
};

const reativar: Action = {
  summary: EQUIPE.unblockSummary,
  words: ['pessoa'],
  ...doWithPerson('reativar', async (tx, { personId, name }, hand) => {
    await reactivateTeamPerson(tx, personId, hand);
    return EQUIPE.unblocked(name);
  }),
};

const perfil: Action = {
  summary: EQUIPE.roleSummary,
  words: ['pessoa', 'administracao|suporte'],
  ...doWithPerson('perfil', async (tx, person, hand, { given }) => {
    const role = roleOf(given.words[1]);
    await saveTeamPerson(tx, { ...person, version: null, role }, hand);
    return EQUIPE.roleChanged(person.name, PROVIDER_ROLE_NAMES[role]);
  }),
};

const senha: Action = {
  summary: EQUIPE.passwordSummary,
  words: ['pessoa'],
  ...doWithPerson('senha', async (tx, { personId, name }, hand, { provider }) => {
    const { path } = await makeTeamLink(tx, personId, hand);
    return [EQUIPE.passwordLink(name), ...linkTo(provider.config, path, 'team')];
  }),
};

const fator: Action = {
  summary: EQUIPE.factorSummary,
  words: ['pessoa'],
  confirm: confirmFor(EQUIPE.factorQuestion),
  ...doWithPerson('fator', async (tx, { personId, name }, hand) => {
    await resetTeamFactor(tx, personId, hand);
    return EQUIPE.factorReset(name);
  }),
};

/** Commands about people with access to the provider's console. */
export const equipe: Subject = {
  name: 'equipe',
  summary: EQUIPE.summary,
  actions: [listar, adicionar, bloquear, reativar, perfil, senha, fator],
};
