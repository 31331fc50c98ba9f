import { join } from 'node:path';
import { maskEmail } from '@comanda/domain/kit/privacy/masks';
import { type Config, serverSecret } from '@comanda/server/src/config.ts';
import type { Clock } from '@comanda/server/src/platform/clock.ts';
import { sql } from '@comanda/server/src/platform/database/sql.ts';
import { mailBrandingOf } from '@comanda/server/src/platform/mail/mail-content.ts';
import { type MailQueue, mailSealer, TRIED_FOR_MS } from '@comanda/server/src/platform/mail/mail-queue.ts';
import { createOutboxFolder } from '@comanda/server/src/platform/mail/outbox-folder.ts';
import { renderMail } from '@comanda/server/src/platform/mail/render-mail.ts';

/** The simulated mail server refuses addresses with this mistyped domain. */
const MISTYPED = /@gmial\./;
const NO_SUCH_ADDRESS = '550 5.1.1';

export interface PastMails extends MailQueue {
  /** Resolves when all committed mails are in the outbox. */
  written(): Promise<void>;
}

/**
 * Sends the mails of the past from `since` on (epoch milliseconds); older mails would be deleted by now. Each
 * mail is sent or given up when it is queued. Otherwise the running server would send it today.
 */
export function createPastMails(
  config: Pick<Config, 'secret' | 'dataDir' | 'mail' | 'supportPhone'>,
  clock: Clock,
  since: number,
): PastMails {
  const branding = mailBrandingOf(config);
  const secret = serverSecret(config);
  const outbox = createOutboxFolder(join(config.dataDir, 'outbox'));
  const writing: Promise<void>[] = [];
  return {
    isSetUp: true,
    onQueued: () => undefined,
    queue: async (tx, content, expiresAt) => {
      const now = clock.now();
      if (now < since) return;
      const { kind, ...mail } = renderMail(content, branding);
      const isRefused = MISTYPED.test(mail.to);
      const sealed = isRefused ? mailSealer(secret, tx.storeId).seal(JSON.stringify(mail)) : null;
      const expires = expiresAt === undefined ? null : new Date(expiresAt);
      const fault = isRefused ? 'refused' : null;
      await tx.rows(sql`
        insert into mails_out (store_id, mail_id, kind, shown_to, sealed, queued_at, expires_at, tried_until, state, attempts, fault,
                               fault_codes, ended_at, claimed_until)
        values (${tx.storeId}, gen_random_uuid(), ${kind}, ${maskEmail(mail.to)}, ${sealed}, ${new Date(now)}, ${expires},
                ${new Date(now + TRIED_FOR_MS)}, ${isRefused ? 'given-up' : 'sent'}, 1, ${fault},
                ${isRefused ? NO_SUCH_ADDRESS : null}, ${new Date(now)},
                case when ${isRefused} then coalesce(${expires}::timestamptz, 'infinity') end)`);
      if (isRefused) return;
      const { to, subject, text, html } = mail;
      const message = { channel: 'email', kind, to, subject, text, html, at: new Date(now) } as const;
      tx.afterCommit(() => writing.push(outbox.write(message)));
    },
    written: async () => {
      await Promise.all(writing);
    },
  };
}
