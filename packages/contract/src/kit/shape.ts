import * as z from 'zod/mini';

/**
 * One thing in its two forms: `wire` is the schema of what travels (names, flags and units of the
 * specification), `decode` and `encode` turn it into the domain's form and back.
 * Both directions are plain functions so that the server can serialise with a compiled schema.
 */
export interface Shape<Domain, Wire = unknown> {
  wire: z.ZodMiniType<Wire>;
  decode(wire: Wire): Domain;
  encode(domain: Domain): Wire;
  /** Content type where the answer is a file instead of JSON; see {@link file}. */
  fileType?: string;
  /** Load that such answers cause; see {@link Cost}. */
  cost?: Cost;
  /** The list of a long answer, encoded and sent slice by slice. `name` is null where the answer is the list. */
  rows?: { name: string | null; wireName: string; row: Shape<unknown> };
}

/**
 * Kinds of expensive answers. The server makes only a few of each kind at once, and fewer for one store.
 * - `report`: figures of a period, or rows by the thousand.
 * - `catch-up`: some hundred rows that panels missed; reports do not delay it.
 * - `file`: made while it is sent, from a snapshot that holds a connection until its reader has it.
 * - `paper`: a PDF, drawn by a process of its own.
 */
export type Cost = 'report' | 'catch-up' | 'file' | 'paper';

/** A file as the answer of a call. */
export interface AnsweredFile {
  /** The name browsers give the saved file. */
  name: string;
  /** Its content type, where the call may answer several; else the one it declares. */
  type?: string;
  /** Its length; null: it is made while it is sent. */
  bytes: number | null;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Declares that a call returns a file of this content type. It is sent as it is; failures stay JSON, as
 * everywhere. `cost` is null for a small file that is only read and sent.
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

/** A shape whose wire form is its domain form. */
export function asIs<T>(wire: z.ZodMiniType<T>): Shape<T, T> {
  return { wire, decode: (value) => value, encode: (value) => value };
}

/** For calls without input. Any sent body is ignored. */
export const nothing: Shape<Record<string, never>, Record<string, unknown>> = {
  wire: z.looseObject({}),
  decode: () => ({}),
  encode: () => ({}),
};

/** The bare `{status: true, mensagem?}` answer. */
export const done = shape(z.object({ status: z.literal(true), mensagem: z.optional(z.string()) }), {
  decode: (wire) => ({ message: wire.mensagem ?? null }),
  encode: (domain: { message: string | null }) => ({
    status: true as const,
    ...(domain.message === null ? {} : { mensagem: domain.message }),
  }),
});
