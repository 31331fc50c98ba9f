import { randomUUID } from 'node:crypto';
import { maskEmail } from '@comanda/domain/privacy/masks';
import type { Clock } from '../clock.ts';
import { sql } from '../database/sql.ts';
import type { Transaction } from '../database/transaction.ts';
import { databaseTime } from '../leases/lease.ts';
import { createSealer, type Sealer } from '../sealed-text.ts';
import type { MailContent, MailHouse } from './mail-content.ts';
import { renderMail } from './render-mail.ts';

/** How long a mail is tried before a person has to look at it. */
export const TRIED_FOR_MS = 24 * 3_600_000;

/** Where commands leave mail. Nobody waits for a mail server: what is committed is sent, sooner or later. */
export interface MailQueue {
  /** False: no mail leaves this server, and nothing may be said to be sent. */
  readonly isSetUp: boolean;
  /**
   * Has a mail sent once the transaction is committed, in the frame of the house. `expiresAt`, in epoch milliseconds: when
   * the code or link in it is over; it is not sent after that.
   */
  queue(tx: Transaction, content: MailContent, expiresAt?: number): Promise<void>;
  /** Has `listener` called after each commit that queued a mail here. */
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

/** Seals what a store's mails say, and to whom. */
export function mailSealer(secret: string, storeId: number): Sealer {
  return createSealer(secret, `mail.${storeId}`);
}
