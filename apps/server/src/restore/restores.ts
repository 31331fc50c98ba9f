import { randomUUID } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { sql } from '../platform/database/sql.ts';
import type { Database } from '../platform/database/transaction.ts';
import { databaseTime } from '../platform/leases/lease.ts';

/** Names of the background steps after a restore. Each step is done once. */
export const RESTORE_STEPS = ['erased-customers', 'payments'] as const;
export type RestoreStep = (typeof RESTORE_STEPS)[number];

/** A restore of the database, which began an epoch. */
export interface Restore {
  epoch: string;
  /** Name of the backup; null when another program restored the database. */
  backup: string | null;
  /** The latest time in the restored data (epoch milliseconds). Null if it is unknown. */
  restoredTo: number | null;
  begunAt: number;
}

export interface StepState {
  step: RestoreStep;
  /** The reason why the step waits, in words. Null when it has not begun or is finished. */
  waits: string | null;
  finishedAt: number | null;
}

/** If the lease of a step is not renewed for this long, another server may run the step. */
const LASTS_MS = 60_000;

const COLUMNS = sql`r.epoch, r.backup, r.restored_to as "restoredTo", r.begun_at as "begunAt"`;

/** Saves a restore with its steps. A repeat changes nothing. */
export async function saveRestore(system: Database, { epoch, backup, restoredTo, begunAt }: Restore) {
  await system.directory(sql`
    insert into restores (epoch, backup, restored_to, begun_at)
    values (${epoch}::uuid, ${backup}, ${restoredTo === null ? null : new Date(restoredTo)}, ${new Date(begunAt)})
    on conflict do nothing`);
  await system.directory(sql`
    insert into restore_steps (epoch, step)
    select ${epoch}::uuid, step from unnest(${[...RESTORE_STEPS]}::text[]) as named (step)
    on conflict do nothing returning step`);
}

/** The restore that began the current epoch; null for an installation that was never restored. */
export async function findRestore(system: Database): Promise<Restore | null> {
  const [restore = null] = await system.directory<Restore>(sql`
    select ${COLUMNS} from restores r join installation i on i.epoch = r.epoch`);
  return restore;
}

export function listSteps(system: Database, epoch: string): Promise<StepState[]> {
  return system.directory<StepState>(sql`
    select step, waits, finished_at as "finishedAt" from restore_steps where epoch = ${epoch}::uuid order by step`);
}

export async function listFindings(system: Database, epoch: string): Promise<string[]> {
  const rows = await system.directory<{ words: string }>(sql`
    select words from restore_findings where epoch = ${epoch}::uuid order by found_at, finding`);
  return rows.map(({ words }) => words);
}

/** Saves a finding that a person has to check. A repeat with the same `finding` changes nothing. */
export async function saveFinding(
  system: Database,
  epoch: string,
  { finding, words, now }: { finding: string; words: string; now: number },
): Promise<void> {
  await system.directory(sql`
    insert into restore_findings (epoch, finding, words, found_at)
    values (${epoch}::uuid, ${finding}, ${words}, ${new Date(now)}) on conflict do nothing`);
}

/** Creates this server's claims on the steps of a restore. */
export function createStepClaims(system: Database, clock: Clock, epoch: string) {
  const self = randomUUID();
  const claims = {
    /** Claims a step, or renews the claim. Returns false if the step is finished or another server has it. */
    claim: async (step: RestoreStep): Promise<boolean> => {
      const rows = await system.directory(sql`
        update restore_steps set claimed_by = ${self}::uuid, claimed_until = ${databaseTime(clock, LASTS_MS)}
         where epoch = ${epoch}::uuid and step = ${step} and finished_at is null
           and (claimed_until is null or claimed_by = ${self}::uuid or claimed_until < ${databaseTime(clock)})
        returning 1 as one`);
      return rows.length > 0;
    },
    /** Renews the claim during work. Its signal is aborted when another server has the step. */
    hold: async <Result>(
      step: RestoreStep,
      work: (lost: AbortSignal) => Promise<Result>,
    ): Promise<Result> => {
      const lost = new AbortController();
      const renewing = setInterval(() => {
        claims.claim(step).then(
          (isOurs) => isOurs || lost.abort(),
          // The next renewal may succeed. If none does, another server takes the step.
          () => undefined,
        );
      }, LASTS_MS / 3);
      try {
        return await work(lost.signal);
      } finally {
        clearInterval(renewing);
      }
    },
    /** Marks a step as finished, or saves the reason why the step waits. */
    settle: async (step: RestoreStep, waits: string | null): Promise<void> => {
      const finishedAt = waits === null ? new Date(clock.now()) : null;
      await system.directory(sql`
        update restore_steps set waits = ${waits}, finished_at = ${finishedAt}, claimed_until = null
         where epoch = ${epoch}::uuid and step = ${step} and claimed_by = ${self}::uuid and finished_at is null`);
    },
  };
  return claims;
}
