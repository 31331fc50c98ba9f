import compile from 'fast-json-stringify';
import * as z from 'zod/mini';

type Write = (answer: unknown) => string;

const compiled = new WeakMap<z.ZodMiniType, Write>();

/**
 * Writes responses as JSON by their schema: only declared fields, so no other field can leak. Compiled at the first
 * response, because most calls are not used every day.
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
