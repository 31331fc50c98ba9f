import type { MailFilter } from '@comanda/contract/people/mail/provider-mails.calls';
import type { MailOut } from '@comanda/contract/people/mail/provider-mails.wire';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { down } from '../../../../platform/paged/sort-key.ts';

/** Mails of one store or of all stores, newest first, without their content. */
export const mailsOut = definePaged({
  name: 'mails',
  columns: selecting<MailOut>(sql`
    m.store_id as "storeId", s.name as "storeName", m.mail_id as "mailId", m.kind, m.shown_to as "to", m.state,
    m.queued_at as "queuedAt", m.attempts, m.fault, nullif(m.fault_codes, '') as "faultCodes",
    case when m.state = 'waiting' and m.claimed_by is null then m.claimed_until end as "nextAt",
    m.expires_at as "expiresAt"`),
  from: (_storeId, { storeId, withSent }: MailFilter) =>
    ofAllStores(sql`
      from mails_out m left join stores s on s.store_id = m.store_id
     where (${storeId}::integer is null or m.store_id = ${storeId})
       and (${withSent} or m.state in ('waiting', 'given-up'))`),
  sorts: { newest: [down(sql`m.queued_at`, 'moment'), down(sql`m.mail_id`, 'uuid')] },
  defaultSort: 'newest',
});

/** The number of given-up mails of one store. `storeId` null counts the mails of all stores. */
export async function countGivenUp(system: Database, storeId: number | null): Promise<number> {
  const [counted] = await system.directory<{ givenUp: number }>(sql`
    select count(*)::integer as "givenUp" from mails_out m
     where m.state = 'given-up' and m.state in ('waiting', 'given-up')
       and (${storeId}::integer is null or m.store_id = ${storeId})`);
  return counted?.givenUp ?? 0;
}
