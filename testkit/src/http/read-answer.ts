import type { Shape } from '@comanda/contract/kit/shape';
import type { Answer } from './test-server.ts';

/** Decodes an answer like a client of the contract; throws if it is not the declared one. */
export function readAnswer<Domain, Wire>(shape: Shape<Domain, Wire>, { body }: Answer): Domain {
  return shape.decode(shape.wire.parse(body));
}
