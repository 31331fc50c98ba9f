import {
  type NewUser,
  roleName,
  type SavedUser,
  type StoreUser,
  type UserEdit,
} from '@comanda/contract/people/access/people.wire';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { AccessServices } from '../access-services.ts';
import { INVITATIONS_OF_STORE, TAKEN_LOGINS_OF_STORE } from '../throttling/throttle-rules.ts';
import { addPerson } from './add-person.ts';
import { changePerson, type PersonFault, roleOf } from './change-person.ts';
import { readGivenPassword } from './given-password.ts';
import { mailInvitation } from './invitation-mail.ts';
import { invitePerson, type MadeInvitation, withdrawInvitation } from './invite-person.ts';
import { listSeenPeople, type SeenPerson } from './people.reads.ts';
import { findStoreWords } from './store-words.reads.ts';

const REFUSALS = {
  unknown: 'people.not-found',
  'login-taken': 'people.login-taken',
  'last-administrator': 'people.last-administrator',
  'own-access': 'people.own-access',
} as const satisfies Record<PersonFault, string>;

/** Commands of administrators about their store's users. */
export interface PeopleCommands {
  list(session: Session): Promise<StoreUser[]>;
  /** Adds a user. Throws `people.login-taken`, and `request.invalid` for a refused password. */
  create(input: NewUser, session: Session, origin: string): Promise<SavedUser>;
  /** Changes a user. Throws the errors of the call, and `request.invalid` for a refused password. */
  update(edit: UserEdit, session: Session): Promise<SavedUser>;
  /** Invites a user again. Throws `people.not-found`, `people.cannot-invite`. */
  invite(userId: number, session: Session, origin: string): Promise<SavedUser>;
  /** Revokes an invitation. Throws `people.not-found`. */
  withdraw(userId: number, session: Session): Promise<SavedUser>;
}

/** True if the invitation was mailed; otherwise the link is shown to the administrator. */
type SentInvitation = Pick<SavedUser, 'isMailed' | 'link'>;
const UNSENT: SentInvitation = { isMailed: null, link: null };

/** Commands about a store's users, for the calls of their administrators. */
export function createPeopleCommands(services: AccessServices): PeopleCommands {
  const { database, clock } = services;
  return {
    list: ({ storeId }) =>
      database.inStore(storeId, async (tx) =>
        (await listSeenPeople(tx, clock.now())).map((person) => shown(person, storeId)),
      ),
    create: (input, session, origin) => createUser(services, input, session, origin),
    update: (edit, session) => updateUser(services, edit, session),
    invite: (userId, session, origin) => inviteUser(services, userId, session, origin),
    async withdraw(userId, session) {
      const user = await database.inStore(session.storeId, async (tx) => {
        await withdrawInvitation(tx, userId, { session, now: clock.now() });
        return seen(tx, userId, clock.now());
      });
      return { user, ...UNSENT };
    },
  };
}

async function createUser(
  services: AccessServices,
  input: NewUser,
  session: Session,
  origin: string,
): Promise<SavedUser> {
  const { database, clock, hasher, throttles } = services;
  const { name, email, role } = input;
  const person = { name, email, username: email, role };
  const isInvited = input.isInvited === true && input.password === null;
  if (isInvited) await throttles.hit(INVITATIONS_OF_STORE, `store ${session.storeId}`);
  const owner = { ...(await database.inStore(session.storeId, findStoreWords)), ...person };
  const passwordHash = isInvited ? undefined : await hasher.hash(readGivenPassword(input, owner));
  const adding = async (tx: Transaction) => {
    const actor = { session, now: clock.now() };
    const added = await addPerson(tx, person, actor, passwordHash);
    if ('fault' in added) throw refusal(added.fault);
    const { userId } = added;
    if (input.isActive === false) await changePerson(tx, userId, { isActive: false }, actor);
    const made = isInvited ? await invitePerson(tx, userId, actor) : null;
    const sent = made === null ? UNSENT : await send(tx, services, made, { session, origin });
    return { user: await seen(tx, userId, clock.now()), ...sent };
  };
  return counted(services, session, () => database.inStore(session.storeId, adding));
}

async function updateUser(services: AccessServices, edit: UserEdit, session: Session): Promise<SavedUser> {
  const { database, clock } = services;
  const { userId, version } = edit;
  const passwordHash = await hashOfNewPassword(services, edit, session);
  const saving = async (tx: Transaction) => {
    const change = {
      ...(edit.name === null ? {} : { name: edit.name }),
      ...(edit.email === null ? {} : { email: edit.email }),
      ...(edit.role === null ? {} : { role: edit.role }),
      ...(edit.isActive === null ? {} : { isActive: edit.isActive }),
      ...(passwordHash === undefined ? {} : { passwordHash }),
    };
    const actor = { session, now: clock.now() };
    const fault = await changePerson(tx, userId, change, actor, (current) => {
      assertSameVersion(current, version);
    });
    if (fault !== null) throw refusal(fault);
    return seen(tx, userId, clock.now());
  };
  const user = await counted(services, session, () => database.inStore(session.storeId, saving));
  return { user, ...UNSENT };
}

/**
 * The hash of a typed password; undefined when no password was typed. Administrators change their own
 * password elsewhere.
 */
async function hashOfNewPassword(
  { database, clock, hasher }: AccessServices,
  { userId, password, confirmation }: UserEdit,
  session: Session,
): Promise<string | undefined> {
  if (password === null) return undefined;
  if (userId === session.userId) throw new AppError('people.own-password');
  const owner = await database.inStore(session.storeId, async (tx) => ({
    ...(await findStoreWords(tx)),
    ...(await seen(tx, userId, clock.now())),
  }));
  return hasher.hash(readGivenPassword({ password, confirmation }, owner));
}

async function inviteUser(
  services: AccessServices,
  userId: number,
  session: Session,
  origin: string,
): Promise<SavedUser> {
  const { database, clock, throttles } = services;
  await throttles.hit(INVITATIONS_OF_STORE, `store ${session.storeId}`);
  return database.inStore(session.storeId, async (tx) => {
    await seen(tx, userId, clock.now());
    const invitation = await invitePerson(tx, userId, { session, now: clock.now() });
    if (invitation === null) throw new AppError('people.cannot-invite');
    const sent = await send(tx, services, invitation, { session, origin });
    return { user: await seen(tx, userId, clock.now()), ...sent };
  });
}

/** Mails an invitation. Without a mail server, the screen gets the link. */
async function send(
  tx: Transaction,
  { mails, clock }: AccessServices,
  { person, path }: MadeInvitation,
  { session, origin }: { session: Session; origin: string },
): Promise<SentInvitation> {
  const role = roleOf(person);
  if (role === null) return { isMailed: false, link: null };
  const { name, email } = person;
  const { storeName } = await findStoreWords(tx);
  const link = `${origin}${path}`;
  const about = { storeName, invitedBy: session.userName, link, now: clock.now() };
  const isMailed = await mailInvitation(tx, mails, { name, email, role }, about);
  return { isMailed, link: isMailed ? null : link };
}

/**
 * Limits the answer 'login taken' per store, because this answer reveals that a login exists in another
 * store.
 */
async function counted<Saved>(
  { throttles }: AccessServices,
  { storeId }: Session,
  saving: () => Promise<Saved>,
): Promise<Saved> {
  try {
    return await saving();
  } catch (error) {
    if (error instanceof AppError && error.code === 'people.login-taken')
      await throttles.hit(TAKEN_LOGINS_OF_STORE, `store ${storeId}`);
    throw error;
  }
}

async function seen(tx: Transaction, userId: number, now: number): Promise<StoreUser> {
  const person = (await listSeenPeople(tx, now)).find((each) => each.userId === userId);
  if (person === undefined) throw new AppError('people.not-found');
  return shown(person, tx.storeId);
}

function shown(person: SeenPerson, storeId: number): StoreUser {
  const role = roleOf(person);
  return { ...person, role, roleName: roleName(role), storeId };
}

/** The error for a refused change. For a taken login the error does not name the owner. */
function refusal(fault: PersonFault): AppError {
  const code = REFUSALS[fault];
  if (code !== 'people.login-taken') return new AppError(code);
  return new AppError(code, {
    fields: [
      { campo: 'email', mensagem: 'Este e-mail já é usado para entrar no sistema. Use outro e-mail.' },
    ],
  });
}
