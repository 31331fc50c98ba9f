import type { FeePlans, VersionStatus } from '@comanda/contract/money/ledger/provider-terms.calls';
import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '@comanda/domain/kit/time/calendar-date';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { faultOfRates, type RatesFault } from '@comanda/domain/money/ledger/plan-rates';
import { rateName } from '@comanda/domain/money/ledger/rate-words';
import { type PlanRate, type PlanVersion, versionOn } from '@comanda/domain/money/ledger/terms';
import { PLAN_NAMES } from '@comanda/domain/money/online-payment/plans';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { type PrepareOf, workToApprove } from '../../../people/provider/public.ts';
import { dayWords, PLAN_FAULTS, percentWords } from '../texts.ts';

/** The Brazilian time zone where an operational day begins first. */
const FIRST_ZONE = 'America/Noronha';
/** A day that begins within this time counts as begun: servers cache terms for half a minute. */
const SOON_MS = 60_000;

/** The operational day that has begun somewhere in Brazil. A new version may only begin on a later day. */
export const begunDay = (now: number): CalendarDate => operationalDate(FIRST_ZONE, now + SOON_MS);
export const dayAfter = (day: CalendarDate): CalendarDate => dateOfDayNumber(dayNumberOf(day) + 1);

/** The versions with their state on a day, newest first. */
export function withStatuses<Version extends { fromDay: CalendarDate }>(
  versions: readonly Version[],
  today: CalendarDate,
): (Version & { status: VersionStatus })[] {
  const current = versionOn(versions, today);
  return versions
    .map((version) => ({
      ...version,
      status: version === current ? ('current' as const) : version.fromDay > today ? 'coming' : 'past',
    }))
    .toSorted((one, other) => other.fromDay.localeCompare(one.fromDay)) as (Version & {
    status: VersionStatus;
  })[];
}

/** All plans with all versions of their tables. */
export async function feePlans(system: Database, now: number): Promise<FeePlans> {
  const today = begunDay(now);
  const [plans, versions] = await Promise.all([
    system.directory<{ planId: number; name: string }>(sql`
      select plan_id as "planId", name from fee_plans order by plan_id`),
    system.directory<PlanVersion & { setAt: number; setBy: string | null }>(sql`
      select plan_id as "planId", from_day as "fromDay", returns_fee as "returnsFee", rates, set_at as "setAt", set_by as "setBy"
        from fee_plan_versions`),
  ]);
  return {
    plans: plans.map((plan) => ({
      ...plan,
      versions: withStatuses(
        versions.filter(({ planId }) => planId === plan.planId),
        today,
      ),
    })),
    today,
    firstDay: dayAfter(today),
  };
}

export const PLAN = workToApprove<PlanVersion>('plan');

/**
 * Sets the table of a plan from an operational day on, for all stores. The last save for a day applies; the past never
 * changes. Throws `ledger.past-day`, `ledger.unknown-plan`, and `request.invalid` with the faulty row.
 */
export const preparePlan: PrepareOf<typeof PLAN> = async (
  tx,
  { planId, fromDay, returnsFee, rates },
  { now },
) => {
  const fault = faultOfRates(rates);
  if (fault !== null) throw invalidField(fieldOf(fault), PLAN_FAULTS[fault.what]);
  if (fromDay <= begunDay(now)) throw new AppError('ledger.past-day');
  // The row lock serialises the requests that concern all stores.
  const versions = await tx.rows<PlanVersion>(sql`
    select plan_id as "planId", from_day as "fromDay", returns_fee as "returnsFee", rates
      from fee_plan_versions order by plan_id, from_day for update`);
  const own = versions.filter((version) => version.planId === planId);
  const before = versionOn(own, fromDay);
  if (own.length === 0) throw new AppError('ledger.unknown-plan');
  const changes = changedRates(before?.rates ?? [], rates);
  const fee = returnsFee === before?.returnsFee ? [] : [returnsFee ? 'devolve a taxa' : 'não devolve a taxa'];
  return {
    cents: 0,
    about: [`${PLAN_NAMES[planId] ?? planId} a partir de ${dayWords(fromDay)}`, ...fee, ...changes].join(
      '; ',
    ),
    run: async ({ name, now: setAt }) => {
      await tx.rows(sql`
        insert into fee_plan_versions (plan_id, from_day, returns_fee, rates, set_at, set_by)
        values (${planId}, ${fromDay}::date, ${returnsFee}, ${JSON.stringify(rates)}::jsonb, ${new Date(setAt)}, ${name})
        on conflict (plan_id, from_day) do update
          set returns_fee = excluded.returns_fee, rates = excluded.rates, set_at = excluded.set_at, set_by = excluded.set_by`);
    },
  };
};

/** The changed rows in words: 'Crédito Visa 1x: de 3,49% para 3,2%'. */
function changedRates(before: readonly PlanRate[], after: readonly PlanRate[]): string[] {
  const nameOf = (rate: PlanRate) => `${rateName(rate)} ${rate.instalments}x`;
  const former = new Map(before.map((rate) => [nameOf(rate), rate.rateMillionths]));
  const coming = new Map(after.map((rate) => [nameOf(rate), rate.rateMillionths]));
  return [...new Set([...coming.keys(), ...former.keys()])].flatMap((name) => {
    const [was, is] = [former.get(name), coming.get(name)];
    if (was === is) return [];
    if (is === undefined) return [`${name}: sai`];
    return [`${name}: ${was === undefined ? '' : `de ${percentWords(was)} para `}${percentWords(is)}`];
  });
}

const fieldOf = ({ row, what }: RatesFault) =>
  row === null ? 'taxas' : `taxas[${row}].${what === 'repeated' ? 'bandeira' : 'parcelas'}`;
