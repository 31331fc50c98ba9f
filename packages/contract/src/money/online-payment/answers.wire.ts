import { plainText } from '../../kit/field-types.ts';
import { answer, list, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';

type Fields = Parameters<typeof record>[0];

/**
 * The answer of a save: `mensagem`, `erros` and further fields. `erros` is always empty, because a refusal is
 * a different answer.
 */
export function saved<const More extends Fields = Record<never, never>>(more: More = {} as More) {
  const fields = record({ message: ['mensagem', plainText] as const, ...more });
  const total = answer(record({ ...fields.fields, faults: ['erros', list(plainText)] as const }));
  type Reported = ReturnType<typeof fields.decode>;
  return shape(total.wire, {
    decode: (wire) => {
      const { faults: _, ...reported } = total.decode(wire) as unknown as Reported & {
        faults: readonly string[];
      };
      return reported as unknown as Reported;
    },
    encode: (reported: Reported) =>
      total.encode({ ...reported, faults: [] } as unknown as Parameters<typeof total.encode>[0]),
  });
}
