import { join } from 'node:path';
import { ROLE_NAMES, type Role, roleFromName } from '@comanda/domain/access/permissions';
import {
  addPerson,
  blockPerson,
  changeRole,
  endSession,
  endSessions,
  findPerson,
  listOpenSessions,
  listStoredPeople,
  makePasswordLink,
  type PersonFault,
  reactivatePerson,
  type StoredPerson,
  turnOffSecondFactorOf,
} from '../../../areas/access/public.ts';
import { newStoreChecks } from '../../../areas/store/public.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { createMailer } from '../../../platform/mail/create-mailer.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { linkTo } from '../../link-to.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { inStore } from '../in-store.ts';
import type { Action, Given, Provider, Subject } from '../subject.ts';
import { PESSOA } from './pessoa-texts.ts';

/** Runs `work` with the person that the second word means. */
function withPerson(
  given: Given,
  provider: Provider,
  work: (tx: Transaction, person: StoredPerson, actor: { operator: string; now: number }) => Promise<void>,
): Promise<void> {
  return inStore(given, provider, async (tx, actor) => work(tx, await personOf(tx, given.words[1]), actor));
}

async function personOf(tx: Transaction, word = ''): Promise<StoredPerson> {
  const person = await findPerson(tx, word);
  if (person === null) throw new Complaint(PESSOA.unknown(word));
  return person;
}

function refuse(fault: PersonFault | null): void {
  if (fault !== null) throw new Complaint(PESSOA.fault[fault]);
}

/** 'administrador' or 'operador'; the role's own name will do, too. */
function roleOf(word: string): Role {
  const role = { administrador: 'admin' as const, operador: 'operator' as const }[word] ?? roleFromName(word);
  if (role === null) throw new Complaint(PESSOA.badRole(word), EXIT.misused);
  return role;
}

const listar: Action = {
  name: 'listar',
  summary: PESSOA.listSummary,
  words: ['loja'],
  options: {},
  run: (given, provider) =>
    inStore(given, provider, async (tx) => {
      for (const person of await listStoredPeople(tx)) {
        provider.say(PESSOA.line(person, person.roles.join(', ') || PESSOA.noRole));
      }
    }),
};

/** What stands behind an option, as it is stored. */
function checked(given: Given, option: string, check: 'required' | 'username' | 'email'): string {
  const typed = given.options[option];
  if (typed === undefined) throw new Complaint(PESSOA.missing(option), EXIT.misused);
  const read = newStoreChecks[check](typed);
  if ('fault' in read) throw new Complaint(PESSOA.badField(option, read.fault), EXIT.misused);
  return read.value;
}

const adicionar: Action = {
  name: 'adicionar',
  summary: PESSOA.addSummary,
  words: ['loja'],
  options: { nome: 'value', usuario: 'value', email: 'value', perfil: 'value' },
  optionsHelp: PESSOA.addHelp,
  run: async (given, provider) => {
    const person = {
      name: checked(given, 'nome', 'required'),
      username: checked(given, 'usuario', 'username'),
      email: given.options.email === undefined ? null : checked(given, 'email', 'email'),
      role: roleOf(given.options.perfil ?? ''),
    };
    await inStore(given, provider, async (tx, actor) => {
      const added = await addPerson(tx, person, actor);
      if ('fault' in added) throw new Complaint(PESSOA.fault[added.fault]);
      const path = await makePasswordLink(tx, added.userId, actor);
      tx.afterCommit(() => {
        provider.say(PESSOA.added(person.name, added.userId));
        for (const line of linkTo(provider.config, path)) provider.say(line);
      });
    });
  },
};

const bloquear: Action = {
  name: 'bloquear',
  summary: PESSOA.blockSummary,
  words: ['loja', 'pessoa'],
  options: {},
  confirm: (given, provider) =>
    inStore(given, provider, async (tx, _actor, store) =>
      PESSOA.blockQuestion((await personOf(tx, given.words[1])).name, store),
    ),
  run: (given, provider) =>
    withPerson(given, provider, async (tx, { userId, name }, actor) => {
      refuse(await blockPerson(tx, userId, actor));
      tx.afterCommit(() => provider.say(PESSOA.blocked(name)));
    }),
};

const reativar: Action = {
  name: 'reativar',
  summary: PESSOA.unblockSummary,
  words: ['loja', 'pessoa'],
  options: {},
  run: (given, provider) =>
    withPerson(given, provider, async (tx, { userId, name }, actor) => {
      refuse(await reactivatePerson(tx, userId, actor));
      tx.afterCommit(() => provider.say(PESSOA.unblocked(name)));
    }),
};

const perfil: Action = {
  name: 'perfil',
  summary: PESSOA.roleSummary,
  words: ['loja', 'pessoa', 'administrador|operador'],
  options: {},
  run: async (given, provider) => {
    const role = roleOf(given.words[2] ?? '');
    await withPerson(given, provider, async (tx, { userId, name }, actor) => {
      refuse(await changeRole(tx, userId, role, actor));
      tx.afterCommit(() => provider.say(PESSOA.roleChanged(name, ROLE_NAMES[role])));
    });
  },
};

const senha: Action = {
  name: 'senha',
  summary: PESSOA.passwordSummary,
  words: ['loja', 'pessoa'],
  options: {},
  run: (given, provider) =>
    withPerson(given, provider, async (tx, { userId, name, isActive }, actor) => {
      if (!isActive) throw new Complaint(PESSOA.isBlocked(name));
      const path = await makePasswordLink(tx, userId, actor);
      tx.afterCommit(() => {
        provider.say(PESSOA.passwordLink(name));
        for (const line of linkTo(provider.config, path)) provider.say(line);
      });
    }),
};

const sessoes: Action = {
  name: 'sessoes',
  summary: PESSOA.sessionsSummary,
  words: ['loja', 'pessoa?'],
  options: {},
  run: (given, provider) =>
    inStore(given, provider, async (tx, { now }) => {
      const word = given.words[1];
      const userId = word === undefined ? null : (await personOf(tx, word)).userId;
      const open = await listOpenSessions(tx, userId, now);
      for (const session of open) provider.say(PESSOA.session(session));
      if (open.length === 0) provider.say(PESSOA.noSessions);
    }),
};

const desconectar: Action = {
  name: 'desconectar',
  summary: PESSOA.endSummary,
  words: ['loja', 'pessoa'],
  options: { sessao: 'value' },
  optionsHelp: PESSOA.endHelp,
  run: (given, provider) =>
    withPerson(given, provider, async (tx, { userId }, actor) => {
      const beginning = given.options.sessao;
      const count =
        beginning === undefined
          ? await endSessions(tx, userId, actor)
          : await endSession(tx, userId, beginning, actor);
      if (beginning !== undefined && count === 0) throw new Complaint(PESSOA.unknownSession(beginning));
      if (beginning !== undefined && count > 1) throw new Complaint(PESSOA.manySessions(beginning));
      tx.afterCommit(() => provider.say(PESSOA.ended(count)));
    }),
};

const segundoFatorDesligar: Action = {
  name: 'segundo-fator-desligar',
  summary: PESSOA.factorSummary,
  words: ['loja', 'pessoa'],
  options: {},
  confirm: (given, provider) =>
    inStore(given, provider, async (tx, _actor, store) =>
      PESSOA.factorQuestion((await personOf(tx, given.words[1])).name, store),
    ),
  run: async (given, provider) => {
    const { config } = provider;
    let letter: Mail | null = null;
    await withPerson(given, provider, async (tx, { userId, name }, actor) => {
      const done = await turnOffSecondFactorOf(tx, userId, actor);
      if (done === 'off') throw new Complaint(PESSOA.factorIsOff(name));
      letter = done.mail;
      tx.afterCommit(() => provider.say(PESSOA.factorOff(name)));
    });
    if (letter === null) return;
    const mailer = createMailer({ ...config, ...config.mail }, join(config.dataDir, 'outbox'));
    // It is done, whether they could be told or not.
    await mailer.send(letter).catch(() => provider.say(PESSOA.notTold));
  },
};

/** Who may enter a store's panel. */
export const pessoa: Subject = {
  name: 'pessoa',
  summary: PESSOA.summary,
  actions: [listar, adicionar, bloquear, reativar, perfil, senha, sessoes, desconectar, segundoFatorDesligar],
};
