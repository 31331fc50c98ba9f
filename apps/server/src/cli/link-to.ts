import { type Config, consoleUrlOf } from '../config.ts';
import { findKeptAddress } from '../platform/kept-address.ts';

/** Recipients of a link. The console may have its own host. */
type Whose = 'stores' | 'team';

/**
 * A link to a path of the server, as lines of output, with a warning if the address is guessed. The address is the
 * configured one, else the server's last address on this data directory, else this machine's.
 */
export function linkTo(config: Config, path: string, whose: Whose = 'stores'): string[] {
  const configured = whose === 'team' ? consoleUrlOf(config) : config.publicUrl;
  const kept = configured === null ? findKeptAddress(config.dataDir) : null;
  const known = configured ?? (whose === 'team' ? kept?.consoleUrl : kept?.url);
  if (known !== undefined) return [`${known}${path}`];
  return [`http://localhost:${config.port}${path}`, GUESSED];
}

const GUESSED =
  'O começo deste link é um palpite: nenhum servidor foi iniciado com estes dados. Se o seu atende em outro endereço, troque-o, ou informe COMANDA_PUBLIC_URL.';
