import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { withDatabaseFailureNamed } from '../../../platform/errors/database-errors.ts';
import { LeasedWork } from '../../../platform/leases/leased-work.ts';
import type { Logger } from '../../../platform/log.ts';
import { mailSealer } from '../../../platform/mail/mail-queue.ts';
import { type Mail, MailError, type Mailer } from '../../../platform/mail/mailer.ts';
import { inSpan } from '../../../platform/tracing/spans.ts';
import {
  type ClaimedMail,
  createMailLease,
  endMail,
  noteFault,
  type StoredFault,
} from './mails-out.writes.ts';
import { retryAfterMs } from './retry-after.ts';

/**
 * Milliseconds between rounds, as long as the pause before the first retry. Mails queued by this server are
 * sent at once.
 */
const EVERY_MS = 5_000;
/** Maximum of mails in parallel. A mail server that does not answer blocks only these. */
const AT_ONCE = 8;
const NOTED_AGAIN_MS = 500;
/** Milliseconds to finish a mail when the server stops. */
const STOP_MS = 2_000;

interface Deps {
  /** Database access over all stores. Each transaction concerns one store. */
  system: Database;
  mailer: Mailer;
  clock: Clock;
  log: Logger;
  secret: string;
}

/**
 * Sends queued mails, on every server. A mail is sent twice only when the result is unknown: the connection
 * broke, or the server was killed before it saved the result. A mail server cannot say if it has a mail. Both
 * copies have the same Message-ID.
 */
export function createMailSender(deps: Deps): LeasedWork<ClaimedMail> {
  const { system, mailer, clock, log, secret } = deps;
  const lease = createMailLease(clock);
  return new LeasedWork({
    ...{ lease, system, log, job: 'mails', name: 'mail', everyMs: EVERY_MS, atOnce: AT_ONCE },
    database: system,
    work: async ({ storeId, id }, claimed, stopping) => {
      const mailId = String(id);
      const end = (state: 'sent' | 'expired') =>
        system.inStore(storeId, (tx) => endMail(tx, mailId, state, clock));
      if (claimed.expiresAt !== null && claimed.expiresAt <= clock.now()) {
        await end('expired');
        return;
      }
      try {
        const mail = unsealed(claimed, secret, storeId);
        const sending = inSpan(
          { name: 'send mail', kind: 'client', attributes: { 'comanda.mail': mail.kind } },
          () => mailer.send(mail, { mailId, queuedAt: claimed.queuedAt }),
        );
        await beforeStop(sending, stopping);
      } catch (error) {
        const { fault, codes } = faultOf(error);
        const waitMs = waitAfter(fault, claimed, clock.now());
        await system.inStore(storeId, (tx) => noteFault(tx, mailId, lease, { fault, codes, waitMs }, clock));
        logFailure({ storeId, mailId, kind: claimed.kind, fault, codes }, waitMs, log);
        return;
      }
      await noted(() => end('sent'), stopping);
    },
  });
}

function unsealed({ kind, sealed }: ClaimedMail, secret: string, storeId: number): Mail {
  const text = mailSealer(secret, storeId).unseal(sealed);
  if (text === null) throw new Unreadable();
  return { kind, ...(JSON.parse(text) as Omit<Mail, 'kind'>) };
}

class Unreadable extends Error {}

function faultOf(error: unknown): { fault: StoredFault; codes: string } {
  if (error instanceof Unreadable) return { fault: 'unreadable', codes: '' };
  return error instanceof MailError ? error : { fault: 'unknown', codes: '' };
}

/** Milliseconds until the next attempt; null when a person must check the mail. */
function waitAfter(fault: StoredFault, { attempts, triedUntil }: ClaimedMail, now: number): number | null {
  if (fault !== 'unreachable' && fault !== 'unknown') return null;
  return now >= triedUntil ? null : retryAfterMs(attempts + 1, fault);
}

function logFailure(
  about: { storeId: number; mailId: string; kind: string; fault: StoredFault; codes: string },
  waitMs: number | null,
  log: Logger,
): void {
  if (waitMs !== null) log.info({ ...about, waitMs }, 'a mail did not go out; tried again');
  else if (about.fault === 'not-set-up')
    log.info(`a mail was not sent: no mail server (SMTP_URL), it lies in the outbox`);
  else log.error(about, 'a mail was given up; the console shows it');
}

/** Retries while the database is unavailable, because only this server knows that the mail was sent. */
async function noted(end: () => Promise<unknown>, stopping: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await end();
      return;
    } catch (error) {
      if (stopping.aborted || !(withDatabaseFailureNamed(error) instanceof AppError)) throw error;
    }
    await delay(NOTED_AGAIN_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/**
 * Waits for a mail in progress, but not longer than the server's stop allows. After that the process ends,
 * and the mail may or may not have arrived.
 */
async function beforeStop(sending: Promise<void>, stopping: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let begin: () => void = () => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    begin = () => {
      timer = setTimeout(() => reject(new MailError('unknown', '')), STOP_MS);
    };
    stopping.addEventListener('abort', begin);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', begin);
  }
}
