import { ROLE_NAMES } from '@comanda/domain/people/access/permissions';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';

/**
 * Mails every administrator of the store who has a mail address, and the store's own mail address. Equal
 * addresses get one mail.
 */
export async function notifyAdministrators(
  tx: Transaction,
  { mails }: { mails: MailQueue },
  write: (to: string, storeName: string) => MailContent,
): Promise<void> {
  const addresses = await tx.rows<{ email: string; storeName: string }>(sql`
    select distinct on (lower(email)) email, "storeName" from (
      select u.email, s.name as "storeName" from users u join stores s on s.store_id = ${tx.storeId}
       where u.store_id = ${tx.storeId} and u.is_active and ${ROLE_NAMES.admin} = any (u.roles)
      union all
      select email, name from stores where store_id = ${tx.storeId}) known
     where email is not null`);
  for (const { email, storeName } of addresses) await mails.queue(tx, write(email, storeName));
}
