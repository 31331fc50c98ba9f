import {
  type CalendarDate,
  dateAt,
  dateOfDayNumber,
  dayNumberOf,
} from '@comanda/domain/kit/time/calendar-date';
import { compareReport } from '@comanda/domain/money/payments/compare-report';
import { RepeatedWork } from '../../../../platform/repeated-work.ts';
import type { PaymentServices } from '../payment-services.ts';
import { comparedDays, ownLines, REPORT_ZONE, saveCompared } from './reports.reads.ts';

const EVERY_MS = 15 * 60_000;
const FIRST_AFTER_MS = 20_000;
/** Number of past days to compare. A late notice may still correct these; an older day needs a person. */
const DAYS_BACK = 7;

/** Compares the provider's reports of the last days with our own rows, until both are equal. */
export function compareReports(services: PaymentServices): RepeatedWork {
  const rounds = new RepeatedWork({
    job: 'payment-reports',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    work: () => compareDays(services),
    failure: 'reports of the payment provider not compared; tried again',
    log: services.log,
  });
  rounds.start();
  return rounds;
}

/** Compares the past days whose amounts were not equal yet. Returns the number of these days. */
export async function compareDays(services: PaymentServices): Promise<number> {
  const { system, clock } = services;
  const known = new Map(
    (await comparedDays(system, { most: 2 * DAYS_BACK })).map((each) => [each.day, each]),
  );
  const today = dayNumberOf(dateAt(REPORT_ZONE, clock.now()));
  let compared = 0;
  for (let back = DAYS_BACK; back >= 1; back -= 1) {
    const day = dateOfDayNumber(today - back);
    if (known.get(day)?.differences.length === 0) continue;
    await compareDay(services, day);
    compared += 1;
  }
  return compared;
}

async function compareDay(services: PaymentServices, day: CalendarDate): Promise<void> {
  const { provider, access, system, clock, log } = services;
  const report = await provider?.report(day);
  if (report?.kind !== 'found' || access === null) return;
  const { openingCents, closingCents, lines } = report.update;
  const differences = compareReport(await ownLines(system, day), report.update);
  const comparedAt = clock.now();
  await saveCompared(system, access.url, {
    ...{ day, comparedAt, openingCents, closingCents, differences },
    lineCount: lines.length,
  });
  if (differences.length > 0)
    log.error({ day, count: differences.length }, 'the provider reports another day');
}
