import { hostname } from 'node:os';
import { type Config, ConfigError, findServerSecret, serverSecret } from '../config.ts';
import { secretPath } from '../platform/stored-secret.ts';
import {
  type Directory,
  findInstallation,
  type Installation,
  savePlaceOfSecret,
  tieFirstSecret,
} from './installation-row.ts';
import { isSameMark, markOf } from './marks.ts';
import { REFUSED, type SecretSource } from './texts.ts';

type Secrets = Pick<Config, 'secret' | 'dataDir'>;

export const sourceOf = ({ secret, dataDir }: Secrets): SecretSource =>
  secret === null ? { kind: 'file', path: secretPath(dataDir) } : { kind: 'variable' };

/** Describes the place of a secret, as saved in the database. */
export function placeOf(source: SecretSource): string {
  return source.kind === 'variable'
    ? 'o que foi informado em COMANDA_SECRET'
    : `o do arquivo ${source.path} (em ${hostname()})`;
}

/**
 * Checks the secret against the mark in the database. Without a mark, the secret must decrypt the stored
 * values; a start with `ties` then saves the mark. With `ties` it also creates a new secret if no value needs
 * the old one. Returns null if there is no secret and no mark. Throws {@link ConfigError} for a missing or
 * wrong secret.
 */
export async function checkSecret(
  directory: Directory,
  installation: Installation | null,
  config: Secrets,
  { ties }: { ties: boolean },
): Promise<string | null> {
  const found = findServerSecret(config);
  if (installation?.secretMark) {
    assertTied(found, installation, config);
    const place = placeOf(sourceOf(config));
    if (ties && place !== installation.secretPlace) await savePlaceOfSecret(directory, place);
    return found;
  }
  // Imported only on a first start, to save memory.
  const { trySecret } = await import('./sealed-columns.ts');
  const { sealed, opened } = await trySecret(directory, found);
  if (sealed > 0 && opened === 0)
    throw new ConfigError(
      found === null
        ? REFUSED.missingSecret(secretPath(config.dataDir), null)
        : REFUSED.opensNothing(sourceOf(config)),
    );
  if (!ties || installation === null) return found;
  const secret = found ?? serverSecret(config);
  const mark = markOf(secret, 'secret', installation.installationId);
  const place = placeOf(sourceOf(config));
  if (!(await tieFirstSecret(directory, mark, place))) {
    // If another server was faster, its secret is the valid one.
    const now = await findInstallation(directory);
    if (now !== null) assertTied(secret, now, config);
  }
  return secret;
}

/** Throws {@link ConfigError} if the secret does not belong to the installation. */
function assertTied(
  found: string | null,
  { installationId, secretMark, secretPlace }: Installation,
  config: Secrets,
): void {
  if (secretMark === null) return;
  const isIt = (secret: string) => isSameMark(markOf(secret, 'secret', installationId), secretMark);
  if (found === null) throw new ConfigError(REFUSED.missingSecret(secretPath(config.dataDir), secretPlace));
  if (isIt(found)) return;
  const inFile = config.secret === null ? null : findServerSecret({ ...config, secret: null });
  const path = inFile !== null && isIt(inFile) ? secretPath(config.dataDir) : null;
  throw new ConfigError(REFUSED.otherSecret(sourceOf(config), secretPlace, path));
}
