import type { Shape } from '@comanda/contract/shape';
import type { Answer } from './test-server.ts';

/** What a client of the contract makes of an answer; throws when it is not the declared one. */
export function readAnswer<Domain, Wire>(shape: Shape<Domain, Wire>, { body }: Answer): Domain {
  return shape.decode(shape.wire.parse(body));
}
