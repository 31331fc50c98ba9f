import { type Config, ConfigError } from './config.ts';
import { withoutPassword } from './installation/database-of-data.ts';
import { UnsafeDatabaseError } from './platform/database/assert-database-is-safe.ts';
import { NoPasswordError } from './platform/database/database-urls.ts';
import { type MigrationStep, SchemaTooNewError } from './platform/database/migrate.ts';
import { NoClusterError } from './platform/database/place-tables.ts';
import { PooledDatabaseError } from './platform/database/pooler-check.ts';
import { DataDirInUseError } from './platform/embedded-postgres/data-dir-lock.ts';
import { PostgresNotStartedError } from './platform/embedded-postgres/start-embedded-postgres.ts';

/** Settings that a failed start or command may mention. */
export interface FailedWith {
  /** The external PostgreSQL without its password. Null: the database is embedded. */
  database: string | null;
  dataDir: string;
}

/** Like {@link describeFailure}, but returns unexpected errors as text. `config` is null when it could not be read. */
export function describeStartFailure(error: unknown, config: Config | null): string {
  const given = config && { dataDir: config.dataDir, database: shownDatabase(config) };
  const sentence = describeFailure(error, given ?? { dataDir: '', database: null });
  return sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** The line printed while a migration changes a database in use. */
export function migrationLine({ name, number, count }: MigrationStep): string {
  const first = 'Atualizando o banco de dados, não interrompa (tabelas grandes podem levar minutos):\n';
  return `${number === 1 ? first : ''}  ${number} de ${count}: ${name}`;
}

const shownDatabase = ({ databaseUrl }: Config) => databaseUrl && withoutPassword(databaseUrl);

/** The sentence about a start or command that failed before its work began. Null for an unexpected error. */
export function describeFailure(error: unknown, { database, dataDir }: FailedWith): string | null {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DataDirInUseError)
    return `Os dados em ${error.dataDir} já estão em uso por outra Comanda (processo ${error.ownerPid}). Encerre-a antes, ou escolha outra pasta com COMANDA_DATA.`;
  if (error instanceof UnsafeDatabaseError)
    return `O banco de dados não é seguro para atender:\n- ${error.faults.join('\n- ')}`;
  if (error instanceof SchemaTooNewError) {
    const { migration, madeBy, release } = error;
    return `O banco de dados é mais novo que este programa: tem a migração ${migration}, ${madeBy === null ? 'de uma versão desconhecida' : `da versão ${madeBy}`}, e este programa é a ${release}. Um programa pode ser no máximo uma versão menor mais antigo: instale a ${madeBy ?? 'versão do banco'}, ou restaure a cópia de segurança de antes.`;
  }
  if (error instanceof PooledDatabaseError)
    return `${error.address} passa por um pooler (como o PgBouncer), com que a Comanda não funciona: ela tem as próprias conexões, com comandos preparados, avisos e limites de tempo em cada uma. Ligue ${error.setting} direto ao PostgreSQL.`;
  if (error instanceof NoClusterError)
    return error.fault === 'no-extension'
      ? `${database ?? 'O banco'} não tem a extensão citus. Crie-a no coordenador e em cada worker: CREATE EXTENSION citus.`
      : `${database ?? 'O banco'} não conhece nenhum worker. Registre-os no coordenador: SELECT citus_add_node('endereço', porta).`;
  if (error instanceof NoPasswordError)
    return `${database ?? 'O banco'} vem sem senha, de que se fazem as senhas dos usuários da Comanda: ponha a senha em DATABASE_URL, ou dê DATABASE_APP_URL e DATABASE_SYSTEM_URL.`;
  if (error instanceof PostgresNotStartedError)
    return [
      `O PostgreSQL em ${error.clusterDir} não iniciou, e nada foi mudado. O que ele disse:`,
      ...error.output.split('\n').map((line) => `  ${line}`),
      `Mais em ${dataDir}/postgres.log. Se os dados se danificaram, guarde a pasta como está e restaure a cópia de segurança.`,
    ].join('\n');
  return faultOfDatabase(error, database) ?? faultOfFolder(error, dataDir);
}

function faultOfDatabase(error: unknown, database: string | null): string | null {
  const code = codeOf(error);
  const where = database === null ? 'o banco de dados' : `o PostgreSQL em ${database}`;
  // Node reports one error per address when a host name has several addresses.
  const isAway = [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ECONNRESET',
  ];
  if (
    isAway.includes(code) ||
    (error instanceof Error && /connection (timeout|terminated)|timeout expired/i.test(error.message))
  )
    return `Não foi possível chegar a${where} (${code || 'sem resposta'}). Confira DATABASE_URL, e se ele está no ar.`;
  if (code.startsWith('28'))
    return `${capital(where)} recusou o usuário ou a senha. Confira DATABASE_URL (e DATABASE_APP_URL e DATABASE_SYSTEM_URL, se as usa). Se a senha do dono mudou, rode uma vez: npm run migrar.`;
  if (code === '3D000') return `${capital(where)} não tem esse banco: crie-o antes, ou confira DATABASE_URL.`;
  if (code === '57P03') return `${capital(where)} ainda está iniciando. Tente de novo em instantes.`;
  if (code === '53300') return `${capital(where)} não tem conexões livres (max_connections).`;
  if (code === '53100') return `${capital(where)} está sem espaço em disco.`;
  if (code === '25006') return `${capital(where)} só permite leitura: é uma réplica, ou foi posto assim.`;
  return null;
}

function faultOfFolder(error: unknown, dataDir: string): string | null {
  if (!(error instanceof Error) || !('path' in error) || typeof error.path !== 'string') return null;
  const reasons: Record<string, string> = {
    EACCES: 'este usuário não tem permissão',
    EPERM: 'este usuário não tem permissão',
    EROFS: 'o disco só permite leitura',
    ENOSPC: 'o disco está cheio',
    ENOENT: 'a pasta de cima não existe ou não pode ser criada',
    ENOTDIR: 'um nome no caminho não é uma pasta',
    EEXIST: 'um arquivo tem esse nome',
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined
    ? null
    : `A pasta de dados ${dataDir} não pode ser usada: ${reason} (${error.path}). Confira COMANDA_DATA.`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
