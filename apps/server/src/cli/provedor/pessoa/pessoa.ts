import { ROLE_NAMES, type Role, roleFromName } from '@comanda/domain/people/access/permissions';
import {
  addPerson,
  blockPerson,
  changeRole,
  endSession,
  endSessions,
  findPerson,
  holdPeople,
  listOpenSessions,
  listStoredPeople,
  makePasswordLink,
  type PersonFault,
  reactivatePerson,
  type StoredPerson,
  turnOffSecondFactorOf,
} from '../../../areas/people/access/public.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ProviderActor } from '../../../platform/http/requester.ts';
import { linkTo } from '../../link-to.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { doInStore, inStore, listOfStore, type StoreWork } from '../in-store.ts';
import { mailQueueOf } from '../mail-queue-of.ts';
import { checkedOption } from '../read-words.ts';
import type { Action, Subject } from '../subject.ts';
import { PESSOA } from './pessoa-texts.ts';

/** Makes an action's `run` for the person whom the second word identifies, with the store's users locked. */
const doWithPerson = (
  work: (
    tx: Transaction,
    person: StoredPerson,
    actor: ProviderActor,
    about: Parameters<StoreWork>[2],
  ) => ReturnType<StoreWork>,
) =>
  doInStore(async (tx, actor, about) => {
    await holdPeople(tx);
    return work(tx, await personOf(tx, about.word), actor, about);
  });

async function personOf(tx: Transaction, word = ''): Promise<StoredPerson> {
  const person = await findPerson(tx, word);
  if (person === null) throw new Complaint(PESSOA.unknown(word));
  return person;
}

function refuse(fault: PersonFault | null): void {
  if (fault !== null) throw new Complaint(PESSOA.fault[fault]);
}

/** Parses 'administrador' or 'operador', or the role's own name. */
function roleOf(word: string): Role {
  const role = { administrador: 'admin' as const, operador: 'operator' as const }[word] ?? roleFromName(word);
  if (role === null) throw new Complaint(PESSOA.badRole(word), EXIT.misused);
  return role;
}

const listar = listOfStore(
  PESSOA.listSummary,
  listStoredPeople,
  (person) => PESSOA.line(person, person.roles.join(', ') || PESSOA.noRole),
  PESSOA.none,
);

const adicionar: Action = {
  name: 'adicionar',
  summary: PESSOA.addSummary,
  words: ['loja'],
  options: { nome: 'value', usuario: 'value', email: 'value', perfil: 'value' },
  optionsHelp: PESSOA.addHelp,
  run: async (given, provider) => {
    const person = {
      name: checkedOption(given, 'nome', 'required'),
      username: checkedOption(given, 'usuario', 'username'),
      email: given.options.email === undefined ? null : checkedOption(given, 'email', 'email'),
      role: roleOf(given.options.perfil ?? ''),
    };
    const work: StoreWork = async (tx, actor) => {
      const added = await addPerson(tx, person, actor);
      if ('fault' in added) throw new Complaint(PESSOA.fault[added.fault]);
      const path = await makePasswordLink(tx, added.userId, actor);
      return [PESSOA.added(person.name, added.userId), ...linkTo(provider.config, path)];
    };
    await doInStore(work)(given, provider);
  },
};

/** Asks for confirmation with the person's name, so that the user notices a wrong number. */
const confirmForPerson =
  (question: (person: string, store: string) => string): Action['confirm'] =>
  (given, provider) =>
    inStore(given, provider, async (tx, _actor, store) =>
      question((await personOf(tx, given.words[1])).name, store),
    );

const bloquear: Action = {
  name: 'bloquear',
  summary: PESSOA.blockSummary,
  words: ['loja', 'pessoa'],
  confirm: confirmForPerson(PESSOA.blockQuestion),
  run: doWithPerson(async (tx, { userId, name }, actor) => {
    refuse(await blockPerson(tx, userId, actor));
    return PESSOA.blocked(name);
  }),
};

const reativar: Action = {
  name: 'reativar',
  summary: PESSOA.unblockSummary,
  words: ['loja', 'pessoa'],
  run: doWithPerson(async (tx, { userId, name }, actor) => {
    refuse(await reactivatePerson(tx, userId, actor));
    return PESSOA.unblocked(name);
  }),
};

const perfil: Action = {
  name: 'perfil',
  summary: PESSOA.roleSummary,
  words: ['loja', 'pessoa', 'administrador|operador'],
  run: doWithPerson(async (tx, { userId, name }, actor, { given }) => {
    const role = roleOf(given.words[2] ?? '');
    refuse(await changeRole(tx, userId, role, actor));
    return PESSOA.roleChanged(name, ROLE_NAMES[role]);
  }),
};

const senha: Action = {
  name: 'senha',
  summary: PESSOA.passwordSummary,
  words: ['loja', 'pessoa'],
  run: doWithPerson(async (tx, { userId, name, isActive }, actor, { provider }) => {
    if (!isActive) throw new Complaint(PESSOA.isBlocked(name));
    const path = await makePasswordLink(tx, userId, actor);
    return [PESSOA.passwordLink(name), ...linkTo(provider.config, path)];
  }),
};

const sessoes: Action = {
  name: 'sessoes',
  summary: PESSOA.sessionsSummary,
  words: ['loja', 'pessoa?'],
  run: doInStore(async (tx, { now }, { word }) => {
    const userId = word === '' ? null : (await personOf(tx, word)).userId;
    const open = await listOpenSessions(tx, userId, now);
    return open.length === 0 ? PESSOA.noSessions : open.map(PESSOA.session);
  }),
};

const desconectar: Action = {
  name: 'desconectar',
  summary: PESSOA.endSummary,
  words: ['loja', 'pessoa'],
  options: { sessao: 'value' },
  optionsHelp: PESSOA.endHelp,
  run: doWithPerson(async (tx, { userId }, actor, { given }) => {
    const beginning = given.options.sessao;
    const count =
      beginning === undefined
        ? await endSessions(tx, userId, actor)
        : await endSession(tx, userId, beginning, actor);
    if (beginning !== undefined && count === 0) throw new Complaint(PESSOA.unknownSession(beginning));
    if (beginning !== undefined && count > 1) throw new Complaint(PESSOA.manySessions(beginning));
    return PESSOA.ended(count);
  }),
};

const segundoFatorDesligar: Action = {
  name: 'segundo-fator-desligar',
  summary: PESSOA.factorSummary,
  words: ['loja', 'pessoa'],
  confirm: confirmForPerson(PESSOA.factorQuestion),
  run: doWithPerson(async (tx, { userId, name }, actor, { provider }) => {
    const mails = mailQueueOf(provider);
    if (!(await turnOffSecondFactorOf(tx, mails, userId, actor)))
      throw new Complaint(PESSOA.factorIsOff(name));
    return [PESSOA.factorOff(name), ...(mails.isSetUp ? [] : [PESSOA.notGiven])];
  }),
};

/** Commands about people with access to a store's panel. */
export const pessoa: Subject = {
  name: 'pessoa',
  summary: PESSOA.summary,
  console: '/provedor/lojas',
  actions: [listar, adicionar, bloquear, reativar, perfil, senha, sessoes, desconectar, segundoFatorDesligar],
};
