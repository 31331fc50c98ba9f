import type { Shape } from '@comanda/contract/kit/shape';
import type { Answer } from './test-server.ts';

/** Decodes an answer as a client does. Throws if the answer does not have the declared shape. */
export function readAnswer<Domain, Wire>(shape: Shape<Domain, Wire>, { body }: Answer): Domain {
  return shape.decode(shape.wire.parse(body));
}
