import type { PrintKind, PrintRequest, PrintState } from '@comanda/domain/orders/printing/print-job';
import { PRINT_LIFE_MS } from '@comanda/domain/orders/printing/print-job';
import { prepared, type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** One print job: a ticket of an order, or a test page. Times in epoch milliseconds. */
export interface StoredJob {
  jobId: number;
  /** Null for test pages. */
  orderId: number | null;
  kind: PrintKind;
  revision: number;
  station: string;
  /** Positions of the printed items in the order; null: all items that this kind of ticket shows. */
  items: readonly number[] | null;
  state: PrintState;
  reason: string | null;
  /** The device that has or last had the ticket. For a test page: the device that must print it. */
  deviceId: number | null;
  printer: string | null;
  /** The only device that may print the ticket; null: any device with a printer for the station. */
  targetDeviceId: number | null;
  /** True when a device had the ticket and was lost. The ticket may be printed already. */
  mayBePrinted: boolean;
  /** True when the job was withdrawn. The order's print state ignores withdrawn jobs. */
  isWithdrawn: boolean;
  sentAt: number | null;
  printedAt: number | null;
  expiresAt: number;
}

/** A print job to create for an order. */
export interface NewJob extends PrintRequest {
  revision: number;
}

/** The columns of a print job, with the table alias `j`. */
const JOB_COLUMNS: Query = sql`
  j.job_id as "jobId", j.order_id as "orderId", j.kind, j.revision, j.station, j.items, j.state, j.reason,
  j.device_id as "deviceId", j.printer, j.may_be_printed as "mayBePrinted", j.is_withdrawn as "isWithdrawn",
  j.target_device_id as "targetDeviceId", j.sent_at as "sentAt", j.printed_at as "printedAt", j.expires_at as "expiresAt"`;

/** Locks every print job of an order until the transaction ends, oldest first. */
export function lockJobs(tx: Transaction, orderId: number): Promise<StoredJob[]> {
  return tx.rows<StoredJob>(
    prepared(
      'lock-papers',
      sql`select ${JOB_COLUMNS} from print_jobs j where j.store_id = ${tx.storeId} and j.order_id = ${orderId}
           order by j.job_id for update`,
    ),
  );
}

/** The store's jobs with these numbers, oldest first; unknown numbers are left out. */
export function findJobs(tx: Transaction, jobIds: readonly number[]): Promise<StoredJob[]> {
  return tx.rows<StoredJob>(
    prepared(
      'find-jobs',
      sql`select ${JOB_COLUMNS} from print_jobs j
           where j.store_id = ${tx.storeId} and j.job_id = any(${jobIds}::bigint[]) order by j.job_id`,
    ),
  );
}

/** Locks a job without an order; null when the store has no such job. */
export function lockTestPage(tx: Transaction, jobId: number): Promise<StoredJob | null> {
  return tx.maybeRow<StoredJob>(sql`
    select ${JOB_COLUMNS} from print_jobs j
     where j.store_id = ${tx.storeId} and j.job_id = ${jobId} and j.order_id is null for update`);
}

/** Jobs that a device has: sent to the device, or failed there and tried again. */
export function jobsHeldBy(tx: Transaction, deviceId: number): Promise<StoredJob[]> {
  return tx.rows<StoredJob>(sql`
    select ${JOB_COLUMNS} from print_jobs j
     where j.store_id = ${tx.storeId} and j.state in ('sent', 'failed') and j.device_id = ${deviceId}
     order by j.job_id`);
}

/** Saves the new state of locked jobs. */
export async function saveJobs(tx: Transaction, jobs: readonly StoredJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await tx.rows(
    prepared(
      'save-jobs',
      sql`
        update print_jobs j set
          state = k.state, reason = k.reason, device_id = k."deviceId", printer = k.printer,
          may_be_printed = k."mayBePrinted", is_withdrawn = k."isWithdrawn",
          sent_at = to_timestamp(k."sentAt" / 1000), printed_at = to_timestamp(k."printedAt" / 1000)
        from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as k (
          "jobId" bigint, state text, reason text, "deviceId" integer, printer text, "mayBePrinted" boolean,
          "isWithdrawn" boolean, "sentAt" float8, "printedAt" float8)
        where j.store_id = ${tx.storeId} and j.job_id = k."jobId"`,
    ),
  );
}

/**
 * Creates print jobs of a locked order, in the given sequence. Existing jobs stay unchanged. Returns the
 * count of new jobs.
 */
export async function insertJobs(
  tx: Transaction,
  orderId: number,
  tickets: readonly NewJob[],
  { requestedBy, now }: { requestedBy: string | null; now: number },
): Promise<number> {
  if (tickets.length === 0) return 0;
  const made = await tx.rows(
    prepared(
      'insert-papers',
      sql`
        with fresh as (
          select w.kind, w.station, w.items, w.revision, w."targetDeviceId", row_number() over (order by w.position) as number
            from jsonb_to_recordset(${JSON.stringify(tickets.map((job, position) => ({ ...job, position })))}::jsonb)
              as w (kind text, station text, items smallint[], revision integer, "targetDeviceId" integer,
                    position integer)
           where not exists (
             select from print_jobs j
              where j.store_id = ${tx.storeId} and j.order_id = ${orderId} and j.kind = w.kind
                and j.revision = w.revision and j.station = w.station
                and j.target_device_id is not distinct from w."targetDeviceId")
        ), counted as (
          update store_counters set print_job_no = print_job_no + (select count(*) from fresh)
           where store_id = ${tx.storeId} and exists (select from fresh)
          returning print_job_no - (select count(*) from fresh) as base
        )
        insert into print_jobs
          (store_id, job_id, order_id, kind, revision, station, items, target_device_id, requested_by, created_at,
           expires_at)
        select ${tx.storeId}, base + number, ${orderId}, kind, revision, station, items, "targetDeviceId", ${requestedBy},
               to_timestamp(${now / 1000}), to_timestamp(${(now + PRINT_LIFE_MS) / 1000})
          from fresh, counted
        on conflict do nothing
        returning job_id`,
    ),
  );
  return made.length;
}

/** Creates a test page for one printer of one device and returns its number. */
export async function insertTestPage(
  tx: Transaction,
  page: { deviceId: number; printer: string; station: string; requestedBy: string },
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<number> {
  const row = await tx.maybeRow<{ jobId: number }>(sql`
    with counted as (
      update store_counters set print_job_no = print_job_no + 1 where store_id = ${tx.storeId} returning print_job_no
    )
    insert into print_jobs (store_id, job_id, kind, station, device_id, printer, requested_by, created_at, expires_at)
    select ${tx.storeId}, print_job_no, 'test', ${page.station}, ${page.deviceId}, ${page.printer},
           ${page.requestedBy}, to_timestamp(${now / 1000}), to_timestamp(${expiresAt / 1000})
      from counted
    returning job_id as "jobId"`);
  if (row === null) throw new Error(`store ${tx.storeId} has no counters`);
  tx.notify({ kind: 'print-wanted' });
  return row.jobId;
}

/**
 * A station with pending tickets. `targetDeviceId`: the only device that may print them; null: any device.
 */
export interface WaitingStation {
  station: string;
  targetDeviceId: number | null;
}

/** Stations with pending tickets at `now`. */
export function waitingStations(tx: Transaction, now: number): Promise<WaitingStation[]> {
  return tx.rows<WaitingStation>(
    prepared(
      'waiting-stations',
      sql`select distinct station, target_device_id as "targetDeviceId" from print_jobs
           where store_id = ${tx.storeId} and state = 'queued' and kind <> 'test'
             and expires_at > to_timestamp(${now / 1000})`,
    ),
  );
}

/** A job with the data for its device. */
export interface ClaimedJob extends StoredJob {
  /**
   * True when an earlier revision of this ticket was or may have been printed. A withdrawn revision may still
   * be printed until its device reports that the ticket was dropped.
   */
  isAgain: boolean;
  /**
   * True when a person requested the ticket, which is then printed even if the same ticket was printed
   * before.
   */
  isRequested: boolean;
}

/**
 * Assigns the next jobs to a device, oldest first: tickets of its stations, and its own test pages. Jobs
 * locked by another transaction are skipped.
 */
export async function claimJobs(
  tx: Transaction,
  {
    deviceId,
    stations,
    most,
    now,
  }: { deviceId: number; stations: WaitingStation[]; most: number; now: number },
): Promise<ClaimedJob[]> {
  const claimed = await tx.rows<ClaimedJob>(
    prepared(
      'claim-jobs',
      sql`
        with next as (
          select job_id from print_jobs
           where store_id = ${tx.storeId} and state = 'queued' and expires_at > to_timestamp(${now / 1000})
             and case when kind = 'test' then device_id = ${deviceId} else (station, coalesce(target_device_id, 0)) in (
                 select w.station, coalesce(w."targetDeviceId", 0)
                   from jsonb_to_recordset(${JSON.stringify(stations)}::jsonb)
                     as w (station text, "targetDeviceId" integer)) end
           order by job_id limit ${most} for update skip locked
        )
        update print_jobs j set state = 'sent', device_id = ${deviceId}, printers = null, sent_at = to_timestamp(${now / 1000})
          from next where j.store_id = ${tx.storeId} and j.job_id = next.job_id
        returning ${JOB_COLUMNS}, j.requested_by is not null as "isRequested", j.revision > 1 and exists (
          select from print_jobs e
           where e.store_id = ${tx.storeId} and e.order_id = j.order_id and e.kind = j.kind and e.station = j.station
             and e.target_device_id is not distinct from j.target_device_id
             and e.revision < j.revision and (e.state in ('printed', 'sent', 'failed') or e.may_be_printed
               or (e.is_withdrawn and e.device_id is not null))
        ) as "isAgain"`,
    ),
  );
  return claimed.sort((one, other) => one.jobId - other.jobId);
}

/**
 * Withdrawn tickets that a device may still have. A ticket leaves this list when the device reports that the
 * ticket was dropped.
 */
export async function withdrawnFrom(tx: Transaction, deviceId: number, now: number): Promise<number[]> {
  const rows = await tx.rows<{ jobId: number }>(
    prepared(
      'withdrawn-jobs',
      sql`select job_id as "jobId" from print_jobs
           where store_id = ${tx.storeId} and created_at > to_timestamp(${(now - PRINT_LIFE_MS) / 1000})
             and device_id = ${deviceId} and is_withdrawn and state = 'expired'`,
    ),
  );
  return rows.map(({ jobId }) => jobId);
}

/** Saves the printers that jobs were given to. A later change of printers can then move unprinted jobs. */
export async function savePrinters(
  tx: Transaction,
  jobs: readonly { id: number; impressoras: readonly string[] }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const given = jobs.map(({ id, impressoras }) => ({ id, printers: impressoras }));
  await tx.rows(
    prepared(
      'keep-printers-of-jobs',
      sql`
        update print_jobs j set printers = k.printers
          from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as k (id bigint, printers text[])
         where j.store_id = ${tx.storeId} and j.job_id = k.id`,
    ),
  );
}

/**
 * The order tickets that a device has, and the printers chosen for them. Printers null: the ticket is older
 * than this column.
 */
export function heldForPrinters(
  tx: Transaction,
  deviceId: number,
): Promise<(WaitingStation & { jobId: number; printers: string[] | null })[]> {
  return tx.rows(
    prepared(
      'held-for-printers',
      sql`select job_id as "jobId", station, target_device_id as "targetDeviceId", printers from print_jobs
           where store_id = ${tx.storeId} and device_id = ${deviceId} and state in ('sent', 'failed')
             and kind <> 'test' order by job_id`,
    ),
  );
}
