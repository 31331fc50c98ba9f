import * as z from 'zod/mini';
import { calendarDay } from './calendar-day.ts';
import { oneOf } from './field-types.ts';
import { orNull } from './record.ts';
import { asIs, type Shape } from './shape.ts';

/** A day in the formats of people and of panels: `14/11/2026`, `2026-11-14`. A time after the day is ignored. */
export const reportDay: Shape<string, string> = asIs<string>(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((written: string) =>
        written
          .trim()
          .replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1')
          .replace(/[ T]\d{2}:\d{2}(:\d{2})?$/, ''),
      ),
    ),
    calendarDay.wire as never,
  ) as never,
);

/** An empty text becomes null, because older clients send empty days together with a named period. */
const dayOrNone: Shape<string | null, string | null | undefined> = {
  ...orNull(reportDay),
  wire: z.optional(
    z.nullable(
      z.pipe(
        z.string(),
        z.pipe(
          z.transform((written: string) => written || null),
          z.nullable(reportDay.wire) as never,
        ) as never,
      ),
    ),
  ) as never,
};

/** First and last operational day of a report, both included. */
export const reportDays = {
  from: ['data_inicio', dayOrNone],
  to: ['data_final', dayOrNone],
} as const;

/** Named periods of older calls: all days, today, the last n days including today, or given days (`PP`). */
export const REPORT_PERIODS = ['0', 'hoje', '7', '30', '60', '90', 'PP'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];
/** Clients send the number of days as text or as number. */
export const reportPeriod: Shape<ReportPeriod, ReportPeriod> = asIs<ReportPeriod>(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.pipe(
      z.transform((written: string | number) => String(written)),
      oneOf(REPORT_PERIODS).wire as never,
    ),
  ) as never,
);
