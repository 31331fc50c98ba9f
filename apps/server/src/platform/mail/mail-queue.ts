import { randomUUID } from 'node:crypto';
import { maskEmail } from '@comanda/domain/kit/privacy/masks';
import type { Clock } from '../clock.ts';
import { sql } from '../database/sql.ts';
import type { Transaction } from '../database/transaction.ts';
import { databaseTime } from '../leases/lease.ts';
import { createSealer, type Sealer } from '../sealed-text.ts';
import type { MailBranding, MailContent } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** The server tries to send a mail for this long. After that, a person must check the mail. */
export const TRIED_FOR_MS = 24 * 3_600_000;

/** Accepts mails from commands and sends them after the commit, so that no command waits for a mail server. */
export interface MailQueue {
  /** False when this server sends no mail. Screens must then not say that a mail was sent. */
  readonly isSetUp: boolean;
  /**
   * Queues a mail, which is sent after the commit. `expiresAt`: the expiry of the mail's code or link in
   * epoch milliseconds. The mail is not sent after this time.
   */
  queue(tx: Transaction, content: MailContent, expiresAt?: number): Promise<void>;
  /** Calls `listener` after each commit that queued a mail here. */
  onQueued(listener: () => void): void;
}

export function createMailQueue({
  isSetUp,
  secret,
  clock,
  branding,
}: {
  isSetUp: boolean;
  secret: string;
  clock: Clock;
  branding: MailBranding;
}): MailQueue {
  const listeners: (() => void)[] = [];
  return {
    isSetUp,
    queue: async (tx, content, expiresAt) => {
      const { kind, ...mail } = renderMail(content, branding);
      const now = databaseTime(clock);
      await tx.rows(sql`
        insert into mails_out (store_id, mail_id, kind, shown_to, sealed, queued_at, expires_at, tried_until)
        values (${tx.storeId}, ${randomUUID()}, ${kind}, ${maskEmail(mail.to)},
                ${mailSealer(secret, tx.storeId).seal(JSON.stringify(mail))}, ${now},
                ${expiresAt === undefined ? null : new Date(expiresAt)}, ${databaseTime(clock, TRIED_FOR_MS)})`);
      tx.afterCommit(() => {
        for (const listener of listeners) listener();
      });
    },
    onQueued: (listener) => {
      listeners.push(listener);
    },
  };
}

/** Encrypts the content and recipients of a store's mails. */
export function mailSealer(secret: string, storeId: number): Sealer {
  return createSealer(secret, `mail.${storeId}`);
}
