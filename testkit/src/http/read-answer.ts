import type { Shape } from '@comanda/contract/kit/shape';
import type { Answer } from './test-server.ts';

/** Decodes an answer as a client of the contract does; throws when it is not the declared one. */
export function readAnswer<Domain, Wire>(shape: Shape<Domain, Wire>, { body }: Answer): Domain {
  return shape.decode(shape.wire.parse(body));
}
