import { randomUUID } from 'node:crypto';
import { maskEmail } from '@comanda/domain/kit/privacy/masks';
import type { Clock } from '../clock.ts';
import { sql } from '../database/sql.ts';
import type { Transaction } from '../database/transaction.ts';
import { databaseTime } from '../leases/lease.ts';
import { createSealer, type Sealer } from '../sealed-text.ts';
import type { MailContent, MailHouse } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** A mail is tried for this long; then a person must check it. */
export const TRIED_FOR_MS = 24 * 3_600_000;

/** Takes mail from commands. No command waits for a mail server; committed mail is sent later. */
export interface MailQueue {
  /** False: no mail leaves this server, and no screen may claim that one was sent. */
  readonly isSetUp: boolean;
  /**
   * Queues a mail in our frame; it is sent after the commit. `expiresAt` is the end of its code or link, in
   * epoch milliseconds. The mail is not sent after it.
   */
  queue(tx: Transaction, content: MailContent, expiresAt?: number): Promise<void>;
  /** Calls `listener` after each commit that queued a mail here. */
  onQueued(listener: () => void): void;
}

export function createMailQueue({
  isSetUp,
  secret,
  clock,
  house,
}: {
  isSetUp: boolean;
  secret: string;
  clock: Clock;
  house: MailHouse;
}): MailQueue {
  const listeners: (() => void)[] = [];
  return {
    isSetUp,
    queue: async (tx, content, expiresAt) => {
      const { kind, ...mail } = renderMail(content, house);
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
