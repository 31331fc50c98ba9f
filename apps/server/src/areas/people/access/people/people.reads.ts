import type { InvitationState } from '@comanda/contract/people/access/people.wire';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { listGuarded } from '../second-factor/second-factors.writes.ts';
import { listStoredPeople, type StoredPerson } from './people.writes.ts';

/** Invitation of a user who has no password yet. */
export interface Invitation {
  state: InvitationState;
  /** Expiry of the link in epoch ms; null when the link is not valid. */
  expiresAt: number | null;
}

/** A user with the data that only administrators see. */
export interface SeenPerson extends StoredPerson {
  /** Null when the user has a password. */
  invitation: Invitation | null;
  hasSecondFactor: boolean;
  machines: { deviceId: number; name: string }[];
}

interface Link {
  userId: number;
  expiresAt: number;
  isOver: boolean;
}

/** All users of the store, for administrators. */
export async function listSeenPeople(tx: Transaction, now: number): Promise<SeenPerson[]> {
  const people = await listStoredPeople(tx);
  const guarded = await listGuarded(tx);
  const links = await tx.rows<Link>(sql`
    select distinct on (user_id) user_id as "userId", expires_at as "expiresAt", used_at is not null as "isOver"
      from password_links where store_id = ${tx.storeId} order by user_id, created_at desc, expires_at desc, used_at nulls first`);
  const machines = await tx.rows<{ userId: number; deviceId: number; name: string }>(sql`
    select paired_by as "userId", device_id as "deviceId", name from print_devices
     where store_id = ${tx.storeId} and removed_at is null and paired_by is not null order by device_id`);
  return people.map((person) => ({
    ...person,
    invitation: invitationOf(
      person,
      links.find(({ userId }) => userId === person.userId),
      now,
    ),
    hasSecondFactor: guarded.includes(person.userId),
    machines: machines
      .filter(({ userId }) => userId === person.userId)
      .map(({ deviceId, name }) => ({ deviceId, name })),
  }));
}

function invitationOf({ hasPassword }: StoredPerson, link: Link | undefined, now: number): Invitation | null {
  if (hasPassword) return null;
  if (link === undefined) return { state: 'expired', expiresAt: null };
  if (link.isOver) return { state: 'withdrawn', expiresAt: null };
  return { state: link.expiresAt > now ? 'sent' : 'expired', expiresAt: link.expiresAt };
}
