import { readFileSync } from 'node:fs';

/** Names of secret settings. Each may be in a file whose path is in the variable `…_FILE`. */
const SECRETS = [
  'COMANDA_SECRET',
  'COMANDA_OPS_TOKEN',
  'COMANDA_REDIS_URL',
  'COMANDA_S3_SECRET',
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'DATABASE_SYSTEM_URL',
  'PAYMENT_PROVIDER_KEY',
  'PAYMENT_PROVIDER_SECRET',
  'SMS_TOKEN',
  'SMTP_URL',
] as const;

/** Thrown when the file of a secret cannot be used. `message`: a sentence for the operator. */
export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
}

/**
 * Returns the environment variables with secrets read from files, which is how vaults provide secrets. Throws
 * {@link SecretFileError}.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const found = SECRETS.flatMap((name) => {
    const path = env[`${name}_FILE`];
    if (!path) return [];
    if (env[name]) throw new SecretFileError(`${name} e ${name}_FILE foram informadas; deixe só uma delas.`);
    return [[name, contentOf(`${name}_FILE`, path)]];
  });
  return found.length === 0 ? env : { ...env, ...Object.fromEntries(found) };
}

function contentOf(name: string, path: string): string {
  let content: string;
  try {
    content = readFileSync(path, 'utf8').trim();
  } catch {
    throw new SecretFileError(`${name} não pôde ser lida: ${path}`);
  }
  if (content === '') throw new SecretFileError(`${name} está vazia: ${path}`);
  return content;
}
