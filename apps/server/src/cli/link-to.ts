import { type Config, consoleUrlOf } from '../config.ts';
import { findStoredAddress } from '../platform/stored-address.ts';

/**
 * Recipients of a link: the panel's users (`stores`) or the console's (`team`). The console may have its own
 * host name.
 */
type LinkOwner = 'stores' | 'team';

/**
 * Returns a link to a path of the server as lines of output. The address is the configured one; without it,
 * the last server's on this data directory; without both, this machine's. Warns if the address is only a
 * guess.
 */
export function linkTo(config: Config, path: string, owner: LinkOwner = 'stores'): string[] {
  const configured = owner === 'team' ? consoleUrlOf(config) : config.publicUrl;
  const stored = configured === null ? findStoredAddress(config.dataDir) : null;
  const known = configured ?? (owner === 'team' ? stored?.consoleUrl : stored?.url);
  if (known !== undefined) return [`${known}${path}`];
  return [`http://localhost:${config.port}${path}`, GUESSED];
}

const GUESSED =
  'O começo deste link é um palpite: nenhum servidor foi iniciado com estes dados. Se o seu atende em outro endereço, troque-o, ou informe COMANDA_PUBLIC_URL.';
