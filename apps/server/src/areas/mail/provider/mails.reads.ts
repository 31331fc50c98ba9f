import type { MailOut, MailsPage } from '@comanda/contract/provider/mails.calls';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Database } from '../../../platform/database/transaction.ts';

const PAGE = 50;

/** Mails of all stores or of one, the newest first; never what they say. As the system role, without locks. */
export async function listMails(
  system: Database,
  { storeId, withSent, after }: { storeId: number | null; withSent: boolean; after: string | null },
): Promise<MailsPage> {
  const [, afterStore, afterMail] = /^(\d+)\.(.+)$/.exec(after ?? '') ?? [];
  const asked: Query = sql`(${storeId}::integer is null or m.store_id = ${storeId})`;
  const [rows, [counted]] = await Promise.all([
    system.directory<MailOut>(sql`
      select m.store_id as "storeId", s.name as "storeName", m.mail_id as "mailId", m.kind, m.shown_to as "to", m.state,
             m.queued_at as "queuedAt", m.attempts, m.fault, nullif(m.fault_codes, '') as "faultCodes",
             case when m.state = 'waiting' and m.claimed_by is null then m.claimed_until end as "nextAt",
             m.expires_at as "expiresAt"
        from mails_out m left join stores s on s.store_id = m.store_id
       where ${asked} and (${withSent} or m.state in ('waiting', 'given-up'))
         and (${afterMail ?? null}::uuid is null or (m.queued_at, m.mail_id) < (
           select p.queued_at, p.mail_id from mails_out p
            where p.store_id = ${afterStore ?? null}::integer and p.mail_id = ${afterMail ?? null}::uuid))
       order by m.queued_at desc, m.mail_id desc limit ${PAGE + 1}`),
    system.directory<{ givenUp: number }>(sql`
      select count(*)::integer as "givenUp" from mails_out m
       where m.state = 'given-up' and m.state in ('waiting', 'given-up') and ${asked}`),
  ]);
  const mails = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? mails.at(-1) : undefined;
  return {
    mails,
    givenUp: counted?.givenUp ?? 0,
    next: last === undefined ? null : `${last.storeId}.${last.mailId}`,
  };
}
