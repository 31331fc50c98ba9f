import { ok, type Result, refused } from '@comanda/domain/result';
import * as z from 'zod/mini';
import { parseJson } from '../../../platform/http/body/parse-json.ts';

/** How far a panel's clock may be from ours. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

const scalar = z.union([z.string().check(z.maxLength(255)), z.number(), z.boolean(), z.null()]);
/** Settings of the official client; the ones that would waste paper, or let something else than a printer print, are looked at. */
const options = z.catchall(
  z.object({
    copies: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(99)))),
    jobName: z.optional(z.nullable(z.string().check(z.regex(/^[^\p{Cc}]{0,120}$/u)))),
    forceRaw: z.optional(z.nullable(z.literal(false))),
    altPrinting: z.optional(z.nullable(z.literal(false))),
  }),
  z.union([scalar, z.record(z.string(), scalar)]),
);

const nothing = z.optional(z.nullable(z.strictObject({})));

/** Rows of a printer's own commands. Files, addresses and pages could read what is on the machine or around it. */
const rawRow = z.strictObject({
  type: z.literal('raw'),
  format: z.literal('command'),
  flavor: z.enum(['base64', 'hex', 'plain']),
  data: z.string(),
});

/** What is signed; everything else QZ Tray can do (files, sockets, USB, serial ports) is not. */
const qzRequest = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('printers.getDefault'), params: nothing, timestamp: z.number() }),
  z.strictObject({ call: z.literal('printers.detail'), params: nothing, timestamp: z.number() }),
  z.strictObject({
    call: z.literal('printers.find'),
    params: z.optional(z.nullable(z.strictObject({ query: z.optional(z.nullable(z.string())) }))),
    timestamp: z.number(),
  }),
  z.strictObject({
    call: z.literal('print'),
    params: z.strictObject({
      // A printer may also be a file or a host, which a name cannot say.
      printer: z.strictObject({ name: z.string() }),
      options,
      data: z.array(rawRow).check(z.minLength(1), z.maxLength(200)),
    }),
    timestamp: z.number(),
  }),
]);

export type RequestFault = 'no-request' | 'not-allowed' | 'not-now';

/**
 * Decides on the text a QZ client wants to be signed. The text must be exactly what
 * `JSON.stringify` makes of it: with a name twice, QZ Tray could read another request than the one that was looked at.
 */
export function readQzRequest(text: string, now: number): Result<string, RequestFault> {
  const parsed = parse(text);
  if (parsed === undefined || JSON.stringify(parsed) !== text) return refused('no-request');
  const read = z.safeParse(qzRequest, parsed);
  if (!read.success) return refused('not-allowed');
  return Math.abs(read.data.timestamp - now) <= CLOCK_TOLERANCE_MS ? ok(text) : refused('not-now');
}

function parse(text: string): unknown {
  try {
    // Nothing deeper than a program can walk: the text is written again below.
    return parseJson(text);
  } catch {
    return undefined;
  }
}
