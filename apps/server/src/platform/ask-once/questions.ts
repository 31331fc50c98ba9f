import type { Clock } from '../clock.ts';
import { prepared, sql } from '../database/sql.ts';
import type { Database } from '../database/transaction.ts';
import type { Logger } from '../log.ts';
import { RepeatedWork } from '../repeated-work.ts';

/** A question under way is not asked a second time before this. */
export const ASKING_MS = 30_000;

const EVERY_MS = 1_000;
/** So many at a time: each may wait for whom it asks. */
const BATCH = 20;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** Waiting before the next question after `attempts` without an answer. */
export function retryAfterMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_MS);
}

/**
 * Rows that each stand for a question to somebody outside: a store's table with `next_attempt_at`, null once nothing is to
 * be asked. A row is committed with `now + ASKING_MS` before it is asked; so a server that dies leaves it to another.
 */
export interface Questions {
  /** Names that may stand in a statement as they are. */
  table:
    | 'courier_requests'
    | 'payment_boletos'
    | 'payment_charges'
    | 'payment_documents'
    | 'payment_inbox'
    | 'payment_receivers'
    | 'payment_refunds'
    | 'payment_transfers';
  key:
    | 'boleto_id'
    | 'request_id'
    | 'charge_id'
    | 'document_id'
    | 'inbox_id'
    | 'receiver_id'
    | 'refund_id'
    | 'transfer_id';
  /** Nothing waits longer. */
  longestWaitMs: number;
}

/** A question, by its store and the value of its key. */
export interface QuestionKey {
  storeId: number;
  id: number;
}

/**
 * Takes what is due in all stores for {@link ASKING_MS}; two servers never take the same. What waits longer than anything does
 * was put off by a clock that has been set back since: it is due, too.
 */
export function takeDue(system: Database, questions: Questions, now: number): Promise<QuestionKey[]> {
  const table = { text: questions.table, values: [] };
  const key = { text: questions.key, values: [] };
  return system.directory<QuestionKey>(
    prepared(
      `due-${questions.table}`,
      sql`
        update ${table} q set next_attempt_at = to_timestamp(${(now + ASKING_MS) / 1000})
          from (select store_id, ${key} as id from ${table}
                 where next_attempt_at <= to_timestamp(${now / 1000})
                    or next_attempt_at > to_timestamp(${(now + 2 * questions.longestWaitMs) / 1000})
                 order by next_attempt_at limit ${BATCH} for update skip locked) due
         where q.store_id = due.store_id and q.${key} = due.id
        returning q.store_id as "storeId", q.${key} as id`,
    ),
  );
}

interface AskingOptions {
  questions: Questions;
  system: Database;
  clock: Clock;
  log: Logger;
  /** Asks one again, and keeps what comes of it. One that fails is logged; the others are asked all the same. */
  ask: (question: QuestionKey) => Promise<void>;
}

/** Asks again what was not answered, round after round, on every server. */
export function repeatQuestions({ questions, system, clock, log, ask }: AskingOptions): RepeatedWork {
  const rounds = new RepeatedWork({
    everyMs: EVERY_MS,
    work: async () => {
      const due = await takeDue(system, questions, clock.now());
      const failed = (key: QuestionKey) => (err: unknown) =>
        log.warn({ err, ...key, table: questions.table }, 'question failed; asked again later');
      await Promise.all(due.map((key) => ask(key).catch(failed(key))));
    },
    failure: `questions of ${questions.table} not repeated`,
    log,
  });
  rounds.start();
  return rounds;
}
