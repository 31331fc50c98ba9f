import type { NewStorePerson } from '@comanda/contract/people/access/provider-people.calls';
import type { Role } from '@comanda/domain/people/access/permissions';
import type { ProviderCommand } from '../../../../platform/command.ts';
import type { KnownStore } from '../../../../platform/database/in-known-store.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { NamedActor } from '../../../../platform/http/bind.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { makePasswordLink } from '../passwords/password-links.ts';
import {
  blockPerson,
  changePerson,
  changeRole,
  type PersonFault,
  reactivatePerson,
  roleOf,
} from '../people/change-person.ts';
import { mailInvitation } from '../people/invitation-mail.ts';
import { invitePerson } from '../people/invite-person.ts';
import { holdPeople, listStoredPeople, type NewPerson, type StoredPerson } from '../people/people.writes.ts';
import { personChecks } from '../people/person-checks.ts';
import { listGuarded } from '../second-factor/second-factors.writes.ts';
import { inviteNewPerson } from './invite-new-person.ts';
import { endSession, endSessions } from './sessions.ts';
import { turnOffSecondFactorOf } from './turn-off-second-factor.ts';

const FAULT_CODES = {
  'last-administrator': 'provider.last-administrator',
  'login-taken': 'provider.login-taken',
  'own-access': 'people.own-access',
  unknown: 'provider.unknown-person',
} as const satisfies Record<PersonFault, string>;

function refuse(fault: PersonFault | null): true {
  if (fault !== null) throw new AppError(FAULT_CODES[fault]);
  return true;
}

/** The users of a store, and which of them have a second factor. */
export async function listPeople(tx: Transaction) {
  const [people, guarded] = await Promise.all([listStoredPeople(tx), listGuarded(tx)]);
  return people.map((person) => ({
    ...person,
    role: roleOf(person),
    hasSecondFactor: guarded.includes(person.userId),
  }));
}

export const block = ofPerson(async (tx, { userId }, actor) => refuse(await blockPerson(tx, userId, actor)));
export const reactivate = ofPerson(async (tx, { userId }, actor) =>
  refuse(await reactivatePerson(tx, userId, actor)),
);
export const setRole = ofPerson(async (tx, { userId }, actor, { role }: { userId: number; role: Role }) =>
  refuse(await changeRole(tx, userId, role, actor)),
);
/** Ends one session of a user, or all. */
export const endSessionsOf = ofPerson(
  (tx, { userId }, actor, { sessionId }: { userId: number; sessionId: string | null }) =>
    sessionId === null ? endSessions(tx, userId, actor) : endSession(tx, userId, sessionId, actor),
);

/** Creates the commands that mail a user, or return a link. `linkOf` makes a URL from a path. */
export function createProviderPeopleCommands(mails: MailQueue, linkOf: (path: string) => string) {
  const invited = async (
    tx: Transaction,
    { path, ...person }: { name: string; email: string; role: Role; path: string },
    actor: NamedActor,
    { name: storeName }: KnownStore,
  ) => {
    const link = linkOf(path);
    const about = { storeName, invitedBy: actor.name, link, now: actor.now };
    return { link, isMailed: await mailInvitation(tx, mails, person, about) };
  };
  return {
    /** Adds a user and sends an invitation. */
    add: async (
      tx: Transaction,
      { storeId: _storeId, ...typed }: NewStorePerson,
      actor: NamedActor,
      store: KnownStore,
    ) => {
      const { name, email, role, ...person } = checked(typed);
      const added = await inviteNewPerson(tx, { name, email, role, ...person }, actor);
      if ('fault' in added) throw new AppError(FAULT_CODES[added.fault]);
      const { path } = added;
      if (email === null) return { link: linkOf(path), isMailed: false };
      return invited(tx, { name, email, role, path }, actor, store);
    },
    /** Changes the address of a user who never logged in, and sends another invitation. */
    changeEmail: async (
      tx: Transaction,
      { userId, ...typed }: { userId: number; email: string },
      actor: NamedActor,
      store: KnownStore,
    ) => {
      const email = personChecks.email(typed.email);
      if ('fault' in email) throw invalidField('email', email.fault);
      const person = await inviteAgain(tx, userId, email.value, actor);
      return invited(tx, { ...person, email: email.value }, actor, store);
    },
    makePasswordLink: ofPerson(async (tx, { userId, isActive }, actor) => {
      if (!isActive) throw new AppError('provider.person-blocked');
      return linkOf(await makePasswordLink(tx, userId, actor));
    }),
    turnOffSecondFactor: ofPerson(async (tx, { userId }, actor) => {
      if (!(await turnOffSecondFactorOf(tx, mails, userId, actor)))
        throw new AppError('provider.no-second-factor');
      return true;
    }),
  };
}

/**
 * Runs `work` for a user of the store, with the store's users locked. Without the lock, a link could be made
 * for a user whom another call is just blocking. Throws `provider.unknown-person`.
 */
function ofPerson<Input extends { userId: number }, Answer>(
  work: (tx: Transaction, person: StoredPerson, actor: ProviderActor, input: Input) => Promise<Answer>,
): ProviderCommand<Input, Answer> {
  return async (tx, input, actor) => {
    await holdPeople(tx);
    // Compares numbers, not names, because a user name may consist of digits.
    const person = (await listStoredPeople(tx)).find(({ userId }) => userId === input.userId);
    if (person === undefined) throw new AppError('provider.unknown-person');
    return work(tx, person, actor, input);
  };
}

/** Changes the address of a user who never logged in, and sends another invitation. Throws the errors of the call. */
async function inviteAgain(
  tx: Transaction,
  userId: number,
  email: string,
  actor: ProviderActor,
): Promise<{ name: string; role: Role; path: string }> {
  const fault = await changePerson(tx, userId, { email }, actor, ({ hasPassword }) => {
    if (hasPassword) throw new AppError('provider.person-is-in');
  });
  refuse(fault);
  const invited = await invitePerson(tx, userId, actor);
  if (invited === null) throw await whyNotInvited(tx, userId);
  const { name, ...person } = invited.person;
  return { name, role: roleOf(person) ?? 'operator', path: invited.path };
}

/** The error for a user who cannot be invited, because the user is blocked or has a password. */
async function whyNotInvited(tx: Transaction, userId: number): Promise<AppError> {
  const person = (await listStoredPeople(tx)).find((each) => each.userId === userId);
  return new AppError(person?.hasPassword ? 'provider.person-is-in' : 'provider.person-blocked');
}

/** Normalises the typed data. Throws `request.invalid` with the faults by field. */
function checked(person: Omit<NewStorePerson, 'storeId'>): NewPerson {
  const name = personChecks.required(person.name);
  const email = person.email === null ? null : personChecks.email(person.email);
  const username =
    person.username === null ? (email ?? personChecks.required('')) : personChecks.username(person.username);
  const fields = Object.entries({ nome: name, usuario: username, email }).flatMap(([campo, read]) =>
    read !== null && 'fault' in read ? [{ campo, mensagem: read.fault }] : [],
  );
  if ('fault' in name || 'fault' in username || (email !== null && 'fault' in email))
    throw new AppError('request.invalid', { fields });
  return { name: name.value, username: username.value, email: email?.value ?? null, role: person.role };
}
