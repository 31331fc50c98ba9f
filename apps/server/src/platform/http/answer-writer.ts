import compile from 'fast-json-stringify';
import * as z from 'zod/mini';

type Write = (answer: unknown) => string;

const compiled = new WeakMap<z.ZodMiniType, Write>();

/**
 * Writes responses as JSON by their schema: declared fields only, so nothing can leak. It is compiled at the
 * first response, once per process: most calls are not used on a given day.
 */
export function answerWriter(wire: z.ZodMiniType): Write {
  return (answer) => {
    let write = compiled.get(wire);
    if (write === undefined) {
      const { $schema: _draft, ...schema } = z.toJSONSchema(wire, {
        target: 'draft-7',
        io: 'output',
        unrepresentable: 'any',
      });
      write = compile(schema as compile.AnySchema);
      compiled.set(wire, write);
    }
    return write(answer);
  };
}
