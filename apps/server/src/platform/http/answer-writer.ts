import compile from 'fast-json-stringify';
import * as z from 'zod/mini';

type Write = (answer: unknown) => string;

const compiled = new WeakMap<z.ZodMiniType, Write>();

/**
 * Makes a function that writes responses as JSON by their schema: only declared fields, so that no other field can
 * leak. The schema is compiled at the first response, because most calls are rare.
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
