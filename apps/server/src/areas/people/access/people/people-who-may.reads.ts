import { can, type Permission } from '@comanda/domain/people/access/permissions';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import { DEMANDED_FROM } from '../second-factor/demanded-from.ts';
import { whatIsGranted } from '../sessions/what-is-granted.ts';

/** A user of a store with an e-mail address. */
export interface MailedPerson {
  userId: number;
  name: string;
  login: string;
  /** The user's own address, never the store's. */
  email: string;
  storeName: string;
}

type PersonRow = MailedPerson & Parameters<typeof whatIsGranted>[0];

/**
 * Users of a store who now have the permission, and who have their own e-mail address. Empty while the store
 * is suspended.
 */
export async function peopleWhoMay(
  tx: Transaction,
  permission: Permission,
  moment: { log: Logger; now: number },
): Promise<MailedPerson[]> {
  const people = await tx.rows<PersonRow>(sql`
    select u.user_id as "userId", u.name, u.username as login, u.email, s.name as "storeName", u.roles, g.granted,
           f.enabled_at is not null as has_factor, ${DEMANDED_FROM} as factor_from
      from users u join stores s on s.store_id = ${tx.storeId}
      left join operator_grants g on g.store_id = ${tx.storeId}
      left join second_factors f on f.store_id = ${tx.storeId} and f.user_id = u.user_id
      left join second_factor_demands d on d.store_id = ${tx.storeId}
     where u.store_id = ${tx.storeId} and u.is_active and u.email is not null and not s.is_suspended`);
  return people.filter((person) => can(whatIsGranted(person, moment), permission));
}
