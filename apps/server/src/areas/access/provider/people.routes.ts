import type { NewStorePerson } from '@comanda/contract/provider/people.calls';
import * as calls from '@comanda/contract/provider/people.calls';
import type { Role } from '@comanda/domain/access/permissions';
import type { Clock } from '../../../platform/clock.ts';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { ProviderActor, ProviderSession } from '../../../platform/http/requester.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { newStoreChecks } from '../../store/public.ts';
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
import { listStoredPeople, type NewPerson, type StoredPerson } from '../people/people.writes.ts';
import { listGuarded } from '../second-factor/second-factors.writes.ts';
import { inviteNewPerson } from './invite-new-person.ts';
import { endSession, endSessions, listOpenSessions } from './sessions.ts';
import { turnOffSecondFactorOf } from './turn-off-second-factor.ts';

interface Deps {
  /** Every store, one transaction per store. */
  system: Database;
  clock: Clock;
  mails: MailQueue;
  /** Where the links of people begin: origin of the product. */
  config: { publicUrl: string | null; port: number };
}

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

/** People of a store in the provider's console: by the commands of the terminal. */
export function bindProviderPeople(bind: Bind, deps: Deps): void {
  const { system, clock, config, mails } = deps;
  const actorOf = ({ login }: ProviderSession): ProviderActor => ({ operator: login, now: clock.now() });
  const linkOf = (path: string) => `${config.publicUrl ?? `http://localhost:${config.port}`}${path}`;

  /** Runs `work` with the person of the store; throws `provider.unknown-person`. */
  const withPerson = <T>(
    { storeId, userId }: { storeId: number; userId: number },
    provider: ProviderSession,
    work: (tx: Transaction, person: StoredPerson, actor: ProviderActor) => Promise<T>,
  ): Promise<T> =>
    inKnownStore(system, storeId, async (tx) => {
      // By the number alone: a user name may be made of digits, too.
      const person = (await listStoredPeople(tx)).find((each) => each.userId === userId);
      if (person === undefined) throw new AppError('provider.unknown-person');
      return work(tx, person, actorOf(provider));
    });

  bind(calls.listStorePeople, ({ storeId }) =>
    inKnownStore(system, storeId, async (tx) => {
      const [people, guarded] = await Promise.all([listStoredPeople(tx), listGuarded(tx)]);
      return people.map((person) => ({
        ...person,
        role: roleOf(person),
        hasSecondFactor: guarded.includes(person.userId),
      }));
    }),
  );

  bind(calls.addStorePerson, async ({ storeId, ...typed }, { provider }) => {
    const person = checked(typed);
    return inKnownStore(system, storeId, async (tx, store) => {
      const invited = await inviteNewPerson(tx, person, actorOf(provider));
      if ('fault' in invited) throw new AppError(FAULT_CODES[invited.fault]);
      const link = linkOf(invited.path);
      const { name, email, role } = person;
      if (email === null) return { link, isMailed: false };
      const about = { storeName: store.name, invitedBy: provider.name, link, now: clock.now() };
      return { link, isMailed: await mailInvitation(tx, mails, { name, email, role }, about) };
    });
  });

  bind(calls.changeInvitedEmail, async (input, { provider }) => {
    const email = newStoreChecks.email(input.email);
    if ('fault' in email)
      throw new AppError('request.invalid', { fields: [{ campo: 'email', mensagem: email.fault }] });
    return inKnownStore(system, input.storeId, async (tx, store) => {
      const { path, ...invited } = await inviteAgain(tx, input.userId, email.value, actorOf(provider));
      const link = linkOf(path);
      const about = { storeName: store.name, invitedBy: provider.name, link, now: clock.now() };
      return { link, isMailed: await mailInvitation(tx, mails, { ...invited, email: email.value }, about) };
    });
  });

  bind(calls.blockStorePerson, (input, { provider }) =>
    withPerson(input, provider, async (tx, { userId }, actor) =>
      refuse(await blockPerson(tx, userId, actor)),
    ),
  );

  bind(calls.reactivateStorePerson, (input, { provider }) =>
    withPerson(input, provider, async (tx, { userId }, actor) =>
      refuse(await reactivatePerson(tx, userId, actor)),
    ),
  );

  bind(calls.changeStorePersonRole, (input, { provider }) =>
    withPerson(input, provider, async (tx, { userId }, actor) =>
      refuse(await changeRole(tx, userId, input.role, actor)),
    ),
  );

  bind(calls.makeStorePasswordLink, (input, { provider }) =>
    withPerson(input, provider, async (tx, { userId, isActive }, actor) => {
      if (!isActive) throw new AppError('provider.person-blocked');
      return linkOf(await makePasswordLink(tx, userId, actor));
    }),
  );

  bind(calls.turnOffStoreSecondFactor, async (input, { provider }) => {
    await withPerson(input, provider, async (tx, { userId }, actor) => {
      if (!(await turnOffSecondFactorOf(tx, mails, userId, actor)))
        throw new AppError('provider.no-second-factor');
    });
    return true;
  });

  bind(calls.listStoreSessions, ({ storeId }) =>
    inKnownStore(system, storeId, (tx) => listOpenSessions(tx, null, clock.now())),
  );

  bind(calls.endStoreSessions, (input, { provider }) =>
    withPerson(input, provider, (tx, { userId }, actor) =>
      input.sessionId === null
        ? endSessions(tx, userId, actor)
        : endSession(tx, userId, input.sessionId, actor),
    ),
  );
}

/** Another address for somebody who never came, and a new invitation; throws as the call declares. */
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

/** Whoever is in, or is blocked, is not invited. */
async function whyNotInvited(tx: Transaction, userId: number): Promise<AppError> {
  const person = (await listStoredPeople(tx)).find((each) => each.userId === userId);
  return new AppError(person?.hasPassword ? 'provider.person-is-in' : 'provider.person-blocked');
}

/** As it is kept; what is wrong is said at its field. Throws `request.invalid`. */
function checked(person: Omit<NewStorePerson, 'storeId'>): NewPerson {
  const name = newStoreChecks.required(person.name);
  const email = person.email === null ? null : newStoreChecks.email(person.email);
  const username =
    person.username === null
      ? (email ?? newStoreChecks.required(''))
      : newStoreChecks.username(person.username);
  const fields = Object.entries({ nome: name, usuario: username, email }).flatMap(([campo, read]) =>
    read !== null && 'fault' in read ? [{ campo, mensagem: read.fault }] : [],
  );
  if ('fault' in name || 'fault' in username || (email !== null && 'fault' in email))
    throw new AppError('request.invalid', { fields });
  return { name: name.value, username: username.value, email: email?.value ?? null, role: person.role };
}
