import * as z from 'zod/mini';

/**
 * A type with two forms: `wire` is the schema of the JSON (names, flags and units of the specification).
 * `decode` and `encode` convert between JSON and domain. Both directions are plain functions so that the
 * server can serialise with a compiled schema.
 */
export interface Shape<Domain, Wire = unknown> {
  wire: z.ZodMiniType<Wire>;
  decode(wire: Wire): Domain;
  encode(domain: Domain): Wire;
  /**
   * The value of a field that an older server does not send; see `tolerant`. Without `absent` the field is
   * required.
   */
  absent?: Domain;
  /** Content type of an answer that is a file; see {@link file}. */
  fileType?: string;
  /** The load that the answer causes on the server; see {@link Cost}. */
  cost?: Cost;
  /**
   * The list of a long answer, which the server encodes and sends in slices. `name` is null if the answer is
   * the list itself.
   */
  rows?: { name: string | null; wireName: string; row: Shape<unknown> };
}

/**
 * Kinds of expensive answers. The server makes only a few of each kind at the same time, and even fewer for a
 * single store.
 * - `report`: sums of a period, or thousands of rows.
 * - `catch-up`: some hundred rows that panels missed; reports do not delay them.
 * - `file`: made while it is sent, from a snapshot that holds a connection until the client has read it.
 * - `paper`: a PDF, drawn by a separate process.
 */
export type Cost = 'report' | 'catch-up' | 'file' | 'paper';

export interface AnsweredFile {
  /** The name of the saved file in browsers. */
  name: string;
  /** Content type, for calls with several types. If absent, the declared type applies. */
  type?: string;
  /** Length in bytes; null: the file is made while it is sent. */
  bytes: number | null;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Declares that a call returns a file of this content type. The bytes are sent unchanged; failures are still
 * JSON. `cost` is null for a small file that the server only reads and sends.
 */
export function file(fileType: string, cost: Cost | null): Shape<AnsweredFile> {
  const shape = { ...asIs(z.custom<AnsweredFile>()), fileType } as Shape<AnsweredFile>;
  return cost === null ? shape : { ...shape, cost };
}

/** Declares a shape from the schema of its wire form and the two conversions. */
export function shape<Wire, Domain>(
  wire: z.ZodMiniType<Wire>,
  convert: { decode(wire: Wire): Domain; encode(domain: Domain): Wire },
): Shape<Domain, Wire> {
  return { wire, ...convert };
}

/** A shape whose wire form equals its domain form. */
export function asIs<T>(wire: z.ZodMiniType<T>): Shape<T, T> {
  return { wire, decode: (value) => value, encode: (value) => value };
}

/** The input of calls that need no input. The server ignores any body. */
export const nothing: Shape<Record<string, never>, Record<string, unknown>> = {
  wire: z.looseObject({}),
  decode: () => ({}),
  encode: () => ({}),
};

/** The answer `{status: true, mensagem?}`, without further fields. */
export const done = shape(z.object({ status: z.literal(true), mensagem: z.optional(z.string()) }), {
  decode: (wire) => ({ message: wire.mensagem ?? null }),
  encode: (domain: { message: string | null }) => ({
    status: true as const,
    ...(domain.message === null ? {} : { mensagem: domain.message }),
  }),
});
