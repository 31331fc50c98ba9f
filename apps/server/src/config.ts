import { resolve } from 'node:path';
import { isDocument, normalizeDocument } from '@comanda/domain/kit/documents/document';
import { invoicePixCode, type PixPayee } from '@comanda/domain/money/banking/invoice-pix';
import proxyAddr from '@fastify/proxy-addr';
import type { GeocodingConfig } from './areas/orders/addresses/public.ts';
import type { S3Settings } from './platform/files/s3-settings.ts';
import { SecretFileError, withSecretFiles } from './platform/secret-files.ts';
import { secretFault } from './platform/secret-strength.ts';
import { findStoredSecret, SecretBrokenError, storedSecret } from './platform/stored-secret.ts';

/** All settings of the server. Only this file reads environment variables. */
export interface Config {
  host: string;
  port: number;
  /** Connection string of the database's owner; null starts the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  databaseAppUrl: string | null;
  databaseSystemUrl: string | null;
  /** Folder of the embedded database, the outbox and saved files. */
  dataDir: string;
  /** Redis or Valkey that several servers share; null: each server works alone. */
  redisUrl: string | null;
  /** The S3 service for uploaded files. Null: uploaded files are in a folder of `dataDir`. */
  s3: S3Settings | null;
  /**
   * The place for backups: folder, bucket or neither. Also the public key for encryption, and days until
   * backups are deleted.
   */
  backups: { folder: string | null; s3: S3Settings | null; recipient: string | null; days: number };
  /**
   * The URL that users type; https turns on secure cookies and HSTS. Null: the server uses the URL of each
   * request.
   */
  publicUrl: string | null;
  /**
   * Host that serves only the provider's console, e.g. `equipe.exemplo.com.br`. Null: the console is under
   * /provedor on each host.
   */
  providerHost: string | null;
  /** Addresses (or CIDR ranges, or `loopback`) of the trusted reverse proxies, for X-Forwarded-For. */
  trustedProxies: string[];
  /** Brand on the login screen, where the user's store is not known yet. */
  brand: string;
  supportPhone: string;
  mail: { smtpUrl: string | null; from: string };
  sms: { url: string | null; token: string | null };
  /** The payment provider's URL, our key, and the secret of its notices. Null: payments are off. */
  payments: { url: string; key: string; secret: string } | null;
  /** Receiver of Pix payments for invoices: the provider's key, name and city. Null: invoices have no Pix. */
  pix: PixPayee | null;
  /**
   * Registered name and CNPJ (letters and digits) of the operator, for documents. Null: documents show no
   * operator.
   */
  provider: { legalName: string; document: string } | null;
  /**
   * True if outgoing messages are shown in an outbox, for a demo without a mail server. COMANDA_DEMO turns
   * this on. The start turns it off if the data are not a demo.
   */
  isOutboxShown: boolean;
  /** True for an explicit COMANDA_DEMO=1. A normal start then turns an empty database into a demo. */
  isDemoNamed: boolean;
  /** Secret for recovery codes and throttle subjects; null to create one in `dataDir`. */
  secret: string | null;
  /** Average calls per second of one intake key. A burst may have four times as many calls. */
  intakePerSecond: number;
  /** Average calls per second of one session. A burst may have ten times as many calls. */
  sessionPerSecond: number;
  /** Services for addresses and maps. */
  geocoding: GeocodingConfig;
  /** Token that opens /docs, /metrics and /readyz to other machines. Null: only this machine can open them. */
  opsToken: string | null;
  /** OpenTelemetry collector, and the share of traces without errors that are sent; null: no traces. */
  traces: { endpoint: string; share: number } | null;
  /** Days after an order's closing until its customer's contacts and name are erased. */
  retention: { contactsDays: number; namesDays: number };
  /** Mail address for registration requests of future stores. Null: no mail is sent. */
  providerEmail: string | null;
  logLevel: string;
  /** Allow a start although the database may lose commits. For tests and throw-away data only. */
  allowUnsafeDatabase: boolean;
  /** Allow a demo to listen on a network, although its passwords are public. */
  mayExposeDemo: boolean;
  /** Allow plain HTTP to other machines of a local network. */
  mayBePlain: boolean;
  /** Allow courier services over plain HTTP or inside our own network. */
  mayUseLocalServices: boolean;
  /** Folder of the built panel. Null: the server serves only the API. */
  panelDir: string | null;
  /** Folder of the built pages for customers and other visitors. Null: the server does not serve them. */
  visitorPagesDir: string | null;
  /** Folder of the built console. Null: the server does not serve it. */
  consoleDir: string | null;
  /** Folder of the bundled print agent, for downloads. */
  printAgentDir: string;
}

/** Shown when no support phone is configured; the number does not exist. */
export const NO_SUPPORT_PHONE = '0800 000 0000';

/** Limits how long data of erased customers remain in backups. docs/privacy.md promises this limit. */
const MAX_BACKUP_DAYS = 30;

const ROOT = resolve(import.meta.dirname, '../../..');

/** Thrown for a wrong setting, with one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new ConfigError(`PORT inválida: ${text}`);
  return port;
}

function rateOf(name: string, text: string): number {
  const rate = Number(text);
  if (!Number.isFinite(rate) || rate < 1) throw new ConfigError(`${name} inválido: ${text} (use 1 ou mais)`);
  return rate;
}

function daysOf(name: string, text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 30) {
    throw new ConfigError(`${name} inválido: ${text} (use 30 dias ou mais)`);
  }
  return days;
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new ConfigError(`COMANDA_PUBLIC_URL inválida: ${text} (use https://endereço)`);
  }
  return url.origin;
}

/**
 * Reads the host of the console: a second host name of the same server. Requires `publicUrl`, whose host must
 * be different.
 */
function providerHostOf(host: string | undefined, publicUrl: string | undefined): string | null {
  if (!host) return null;
  const isHost = /^[a-z0-9.-]+(:\d+)?$/i.test(host);
  if (isHost && publicUrl && new URL(originOf(publicUrl)).host !== host.toLowerCase())
    return host.toLowerCase();
  throw new ConfigError(
    `COMANDA_PROVIDER_HOST inválida: ${host} (use um nome só, como equipe.exemplo.com.br, outro que o de COMANDA_PUBLIC_URL, que também precisa ser informada)`,
  );
}

function webAddressOf(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new ConfigError(`${name} inválida: ${text} (use https://endereço)`);
}

/**
 * Reads the payment provider: all three settings or none. The key can move money, so it is only sent over
 * https or to this machine.
 */
function paymentsOf(env: NodeJS.ProcessEnv): Config['payments'] {
  const { PAYMENT_PROVIDER_URL: url, PAYMENT_PROVIDER_KEY: key, PAYMENT_PROVIDER_SECRET: secret } = env;
  if (!url && !key && !secret) return null;
  if (!url || !key || !secret) {
    throw new ConfigError(
      'PAYMENT_PROVIDER_URL, PAYMENT_PROVIDER_KEY e PAYMENT_PROVIDER_SECRET vão juntas: informe as três, ou nenhuma.',
    );
  }
  const { protocol } = new URL(webAddressOf('PAYMENT_PROVIDER_URL', url));
  if (protocol !== 'https:' && !isThisMachine(url))
    throw new ConfigError(`PAYMENT_PROVIDER_URL inválida: ${url} (use https)`);
  return { url: url.replace(/\/+$/, ''), key, secret };
}

function backupsOf(env: NodeJS.ProcessEnv): Config['backups'] {
  const recipient = env.COMANDA_COPIA_CHAVE || null;
  if (recipient !== null && !/^age1[0-9a-z]+$/.test(recipient)) {
    throw new ConfigError(
      'COMANDA_COPIA_CHAVE inválida: use a chave pública (age1…) que npm run copia -- chave mostra.',
    );
  }
  const days = Number(env.COMANDA_COPIAS_DIAS || MAX_BACKUP_DAYS);
  if (!Number.isInteger(days) || days < 1 || days > MAX_BACKUP_DAYS)
    throw new ConfigError(`COMANDA_COPIAS_DIAS inválido: ${env.COMANDA_COPIAS_DIAS} (use de 1 a 30 dias)`);
  const place = env.COMANDA_COPIAS;
  const s3 = place?.startsWith('s3:') ? bucketOfBackups(place, env) : null;
  return { folder: place && s3 === null ? resolve(ROOT, place) : null, s3, recipient, days };
}

/**
 * Reads the bucket for backups from `s3://bucket/prefix`. Its credentials may differ from those for uploaded
 * files.
 */
function bucketOfBackups(place: string, env: NodeJS.ProcessEnv): Config['s3'] {
  const [, bucket, path = ''] = /^s3:\/\/([a-z\d][\w.-]+)(?:\/((?:[\w.-]+\/?)*))?$/.exec(place) ?? [];
  if (bucket === undefined)
    throw new ConfigError(`COMANDA_COPIAS inválida: ${place} (use s3://balde/prefixo, ou uma pasta)`);
  const keyId = env.COMANDA_COPIAS_S3_KEY_ID || env.COMANDA_S3_KEY_ID;
  const secret = env.COMANDA_COPIAS_S3_SECRET || env.COMANDA_S3_SECRET;
  if (!keyId || !secret)
    throw new ConfigError(
      'COMANDA_COPIAS em s3:// pede COMANDA_COPIAS_S3_KEY_ID e COMANDA_COPIAS_S3_SECRET (ou COMANDA_S3_KEY_ID e COMANDA_S3_SECRET).',
    );
  return s3Of({
    COMANDA_S3_BUCKET: bucket,
    COMANDA_S3_PREFIX: path === '' || path.endsWith('/') ? path : `${path}/`,
    COMANDA_S3_URL: env.COMANDA_COPIAS_S3_URL ?? env.COMANDA_S3_URL,
    COMANDA_S3_REGION: env.COMANDA_COPIAS_S3_REGION ?? env.COMANDA_S3_REGION,
    COMANDA_S3_KEY_ID: keyId,
    COMANDA_S3_SECRET: secret,
    COMANDA_S3_SEM_TLS: env.COMANDA_S3_SEM_TLS,
  });
}

/**
 * Reads the S3 service: bucket, key and secret are required together. Files are private, so they are only
 * sent over https or in our own network.
 */
function s3Of(env: NodeJS.ProcessEnv): Config['s3'] {
  const { COMANDA_S3_BUCKET: bucket, COMANDA_S3_KEY_ID: keyId, COMANDA_S3_SECRET: secret } = env;
  if (!bucket && !keyId && !secret) return null;
  if (!bucket || !keyId || !secret) {
    throw new ConfigError(
      'COMANDA_S3_BUCKET, COMANDA_S3_KEY_ID e COMANDA_S3_SECRET vão juntas: informe as três, ou nenhuma.',
    );
  }
  const url = env.COMANDA_S3_URL ? webAddressOf('COMANDA_S3_URL', env.COMANDA_S3_URL) : null;
  const isPlain = url !== null && new URL(url).protocol !== 'https:';
  if (isPlain && !isThisMachine(url) && env.COMANDA_S3_SEM_TLS !== 'sim') {
    throw new ConfigError(
      `COMANDA_S3_URL inválida: ${url} (use https, ou COMANDA_S3_SEM_TLS=sim em rede só sua)`,
    );
  }
  const prefix = env.COMANDA_S3_PREFIX ?? '';
  if (!/^([\w.-]+\/)*$/.test(prefix)) {
    throw new ConfigError(`COMANDA_S3_PREFIX inválida: ${prefix} (use, por exemplo, comanda/)`);
  }
  return { url, region: env.COMANDA_S3_REGION || 'us-east-1', bucket, prefix, keyId, secret };
}

const isThisMachine = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Reads the receiver of Pix payments: all three settings or none. They must make a valid Pix code. */
function pixOf(env: NodeJS.ProcessEnv): Config['pix'] {
  const { COMANDA_PIX_KEY: key, COMANDA_PIX_NAME: name, COMANDA_PIX_CITY: city } = env;
  if (!key && !name && !city) return null;
  const payee = { key: key ?? '', name: name ?? '', city: city ?? '' };
  if (invoicePixCode(payee, { storeId: 1, invoiceId: 1, cents: 1 }) !== null) return payee;
  throw new ConfigError(
    'COMANDA_PIX_KEY, COMANDA_PIX_NAME e COMANDA_PIX_CITY vão juntas: a chave Pix do provedor, seu nome e sua cidade.',
  );
}

/** Reads the operator's name and CNPJ: both settings or none. */
function providerOf({
  COMANDA_PROVIDER_NAME: legalName,
  COMANDA_PROVIDER_DOCUMENT: document,
}: NodeJS.ProcessEnv): Config['provider'] {
  if (!legalName && !document) return null;
  const provider = { legalName: legalName ?? '', document: normalizeDocument(document ?? '') };
  if (legalName && isDocument(provider.document)) return provider;
  throw new ConfigError(
    'COMANDA_PROVIDER_NAME e COMANDA_PROVIDER_DOCUMENT vão juntas: a razão social e o CNPJ do provedor.',
  );
}

/**
 * Reads the map tiles' URL, which must be https because the panel loads no other pictures. All tile servers
 * use these three placeholders.
 */
function tilesOf(url: string | undefined, credit: string | undefined): GeocodingConfig['tiles'] {
  if (!url) return null;
  const isTemplate =
    /^https:\/\/[^\s"'<>]+$/.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part));
  if (isTemplate) return { url, credit: credit || '© OpenStreetMap' };
  throw new ConfigError(`COMANDA_TILES_URL inválida: ${url} (use https://endereço/{z}/{x}/{y}.png)`);
}

/**
 * Reads the server's secret. It protects all links and encrypted values, so a secret that is easy to guess is
 * refused.
 */
function secretOf(text: string | undefined): string | null {
  if (!text) return null;
  const fault = secretFault(text);
  if (fault === null) return text;
  throw new ConfigError(
    `COMANDA_SECRET ${fault === 'too-short' ? 'é curta demais' : 'é fácil de adivinhar'}: use pelo menos 32 caracteres ao acaso, por exemplo os de: openssl rand -base64 32`,
  );
}

/**
 * Reads the collector for traces. Plain http is allowed, because traces contain no IP addresses of people and
 * no secrets.
 */
function tracesOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  COMANDA_TRACES_SHARE: shareText = '0.1',
}: NodeJS.ProcessEnv): Config['traces'] {
  if (!endpoint) return null;
  if (!/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(endpoint) || !URL.canParse(endpoint))
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_ENDPOINT inválida: ${endpoint} (use o endereço do coletor, como http://localhost:4318)`,
    );
  const share = Number(shareText);
  if (shareText.trim() !== '' && share >= 0 && share <= 1) return { endpoint, share };
  throw new ConfigError(`COMANDA_TRACES_SHARE inválida: ${shareText} (use um número de 0 a 1, como 0.1)`);
}

function opsTokenOf(text: string | undefined): string | null {
  if (!text) return null;
  if (secretFault(text) === null) return text;
  throw new ConfigError(
    'COMANDA_OPS_TOKEN é fácil de adivinhar: use pelo menos 32 caracteres ao acaso, por exemplo os de: openssl rand -base64 32',
  );
}

/**
 * Reads the trusted proxies. Other proxies are not trusted, because any client can write false entries into
 * X-Forwarded-For.
 */
function proxiesOf(text: string, publicUrl: string | undefined): string[] {
  const proxies = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (proxies.length > 0 && !publicUrl) {
    throw new ConfigError('COMANDA_TRUST_PROXY precisa de COMANDA_PUBLIC_URL.');
  }
  const named = proxies.map((proxy) => (proxy === '1' ? 'loopback' : proxy));
  try {
    proxyAddr.compile(named);
  } catch {
    throw new ConfigError(
      `COMANDA_TRUST_PROXY inválida: ${text} (use endereços ou faixas, como 10.0.0.2 ou 10.0.0.0/8, ou 1 para esta máquina)`,
    );
  }
  return named;
}

/**
 * Reads the connection string of Redis. Requires TLS, unless Redis runs on this machine or
 * `COMANDA_REDIS_SEM_TLS` is 'sim'. The error message
 * omits the value, which may contain a password.
 */
function redisUrlOf({ COMANDA_REDIS_URL: text, COMANDA_REDIS_SEM_TLS: mayBePlain }: NodeJS.ProcessEnv) {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isRedis = url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '';
  if (isRedis && (url.protocol === 'rediss:' || isThisMachine(text) || mayBePlain === 'sim')) return text;
  throw new ConfigError(
    'COMANDA_REDIS_URL inválida: use rediss://usuário:senha@endereço:6379, redis:// nesta máquina, ou COMANDA_REDIS_SEM_TLS=sim em rede só sua',
  );
}

/** The error message omits the value, which may contain a password. */
function databaseUrlOf(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return text;
  throw new ConfigError(`${name} inválida: use postgres://usuário:senha@endereço:5432/banco`);
}

/**
 * True when the settings have connection strings for the working roles. The server then does not set their
 * passwords.
 */
export function hasOwnRoles(config: Config): boolean {
  return config.databaseAppUrl !== null || config.databaseSystemUrl !== null;
}

/** URL of the provider's console. Null: the console has the URL of each request, like the panel. */
export function consoleUrlOf({
  providerHost,
  publicUrl,
}: Pick<Config, 'providerHost' | 'publicUrl'>): string | null {
  if (publicUrl === null || providerHost === null) return publicUrl;
  return `${new URL(publicUrl).protocol}//${providerHost}`;
}

/** The server's secret: from the settings, or from the file in `dataDir`, which is created if missing. */
export function serverSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string {
  return secret ?? inWords(() => storedSecret(dataDir));
}

/** Like {@link serverSecret}, but creates no secret. Returns null if there is none. */
export function findServerSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string | null {
  return secret ?? inWords(() => findStoredSecret(dataDir));
}

/** Runs `read`. Converts the error for an invalid saved secret into a {@link ConfigError}. */
function inWords<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SecretBrokenError)) throw error;
    throw new ConfigError(
      [
        `O segredo guardado em ${error.path} está vazio ou incompleto; com ele qualquer um poderia forjar links de pedidos, por isso a Comanda não inicia.`,
        'Restaure o arquivo da cópia de segurança. Se não houver, apague-o e inicie de novo: a mensagem diz o que se perde e como seguir.',
      ].join('\n'),
    );
  }
}

function readSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return withSecretFiles(env);
  } catch (error) {
    throw error instanceof SecretFileError ? new ConfigError(error.message) : error;
  }
}

/** Reads the settings of an environment. Throws {@link ConfigError} for an invalid setting. */
export function readConfig(given: NodeJS.ProcessEnv): Config {
  const env = readSecretFiles(given);
  return {
    host: env.HOST || '127.0.0.1',
    port: portOf(env.PORT || '3000'),
    databaseUrl: databaseUrlOf('DATABASE_URL', env.DATABASE_URL),
    databaseAppUrl: databaseUrlOf('DATABASE_APP_URL', env.DATABASE_APP_URL),
    databaseSystemUrl: databaseUrlOf('DATABASE_SYSTEM_URL', env.DATABASE_SYSTEM_URL),
    dataDir: resolve(ROOT, env.COMANDA_DATA || '.data'),
    redisUrl: redisUrlOf(env),
    s3: s3Of(env),
    backups: backupsOf(env),
    publicUrl: env.COMANDA_PUBLIC_URL ? originOf(env.COMANDA_PUBLIC_URL) : null,
    providerHost: providerHostOf(env.COMANDA_PROVIDER_HOST, env.COMANDA_PUBLIC_URL),
    trustedProxies: proxiesOf(env.COMANDA_TRUST_PROXY || '', env.COMANDA_PUBLIC_URL),
    brand: env.COMANDA_BRAND || 'comanda',
    supportPhone: env.COMANDA_SUPPORT_PHONE || NO_SUPPORT_PHONE,
    mail: { smtpUrl: env.SMTP_URL || null, from: env.MAIL_FROM || 'Comanda <nao-responda@comanda.local>' },
    sms: { url: env.SMS_URL || null, token: env.SMS_TOKEN || null },
    payments: paymentsOf(env),
    pix: pixOf(env),
    provider: providerOf(env),
    isOutboxShown: env.COMANDA_DEMO !== '0',
    isDemoNamed: env.COMANDA_DEMO === '1',
    secret: secretOf(env.COMANDA_SECRET),
    intakePerSecond: rateOf('COMANDA_INTAKE_PER_SECOND', env.COMANDA_INTAKE_PER_SECOND || '50'),
    sessionPerSecond: rateOf('COMANDA_SESSION_PER_SECOND', env.COMANDA_SESSION_PER_SECOND || '40'),
    geocoding: {
      url: env.COMANDA_GEOCODER_URL ? webAddressOf('COMANDA_GEOCODER_URL', env.COMANDA_GEOCODER_URL) : null,
      userAgent: env.COMANDA_GEOCODER_AGENT || 'Comanda',
      listPath: env.COMANDA_GAZETTEER ? resolve(ROOT, env.COMANDA_GAZETTEER) : null,
      tiles: tilesOf(env.COMANDA_TILES_URL, env.COMANDA_TILES_CREDIT),
    },
    opsToken: opsTokenOf(env.COMANDA_OPS_TOKEN),
    traces: tracesOf(env),
    retention: {
      contactsDays: daysOf('COMANDA_KEEP_CONTACTS_DAYS', env.COMANDA_KEEP_CONTACTS_DAYS || '365'),
      namesDays: daysOf('COMANDA_KEEP_NAMES_DAYS', env.COMANDA_KEEP_NAMES_DAYS || '1825'),
    },
    providerEmail: env.COMANDA_PROVIDER_EMAIL || null,
    logLevel: env.LOG_LEVEL || 'info',
    allowUnsafeDatabase: env.COMANDA_UNSAFE_DATABASE === 'sim',
    mayExposeDemo: env.COMANDA_DEMO_NA_REDE === 'sim',
    mayBePlain: env.COMANDA_NA_REDE_LOCAL === 'sim',
    mayUseLocalServices: env.COMANDA_ENTREGAS_LOCAL === 'sim',
    panelDir: resolve(ROOT, 'apps/panel/dist'),
    visitorPagesDir: resolve(ROOT, 'apps/visitors/dist'),
    consoleDir: resolve(ROOT, 'apps/provider/dist'),
    printAgentDir: resolve(ROOT, 'apps/print-agent/dist'),
  };
}
