import { type Config, consoleUrlOf } from '../config.ts';
import { findKeptAddress } from '../platform/kept-address.ts';

/** Whose links differ where the console has a host of its own. */
type Whose = 'stores' | 'team';

/**
 * A link to a path of the server, as a command prints it, and below it a word of warning where the address is guessed:
 * the configured address, else the one the server was last started under on this data, else one of this machine.
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
