import type { ServerAddress } from './socket-place.ts';

/**
 * Settings of the embedded server. They are passed on its command line, so that no file in the data directory
 * overrides them.
 */
export function postgresSettings(
  options: ServerAddress & { durable: boolean; connections?: number | undefined },
): string[] {
  const durability = options.durable ? 'on' : 'off';
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(options.port),
    // The value is quoted, because this setting is a list and the folder's name may contain a comma.
    unix_socket_directories:
      options.socketDir === undefined ? '' : `"${options.socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    // Test clusters need more connections, because test files run in parallel with their own pools.
    max_connections: String(options.connections ?? (options.durable ? 60 : 300)),
    shared_buffers: '128MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '1GB',
    // After a crash, one sync of the whole file system replaces one sync per file: the start takes 0.3 s instead of up
    // to 2 s.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    max_wal_size: '1GB',
    random_page_cost: '1.1',
    io_workers: '2',
    // Off, because compiling a plan takes longer than our short queries run.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    idle_in_transaction_session_timeout: '60s',
    // The log must not contain personal data: no statements, and no details with values of a violated key.
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
