import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { RunIdentity } from './run-identity.ts';

/** Name of the user that owns the embedded cluster. */
export const ownerRole = 'comanda_owner';

/**
 * Creates the cluster in `clusterDir` with initdb. Works in a temporary folder next to `clusterDir`, and
 * renames it at the end. An aborted start therefore never looks like a cluster. Text is compared by code
 * point (`C.UTF-8`, built in), so indexes never depend on a library's version. Upper and lower case work with
 * all accents. Screens that sort names use `COLLATE "pt-BR-x-icu"`.
 */
export async function createCluster(options: {
  binaries: PostgresBinaries;
  clusterDir: string;
  identity: RunIdentity | undefined;
  ownerPassword: string;
  durable: boolean;
}): Promise<void> {
  const { binaries, clusterDir, identity } = options;
  // A new folder each time: an initdb of an aborted start may still be writing to the old one.
  const draftDir = `${clusterDir}.new-${process.pid}`;
  const passwordFile = `${clusterDir}.pw`;
  for (const name of readdirSync(dirname(clusterDir))) {
    if (name.startsWith(`${basename(clusterDir)}.new-`)) {
      rmSync(join(dirname(clusterDir), name), { recursive: true, force: true });
    }
  }
  rmSync(passwordFile, { force: true });
  mkdirSync(draftDir, { mode: 0o700 });
  writeFileSync(passwordFile, options.ownerPassword, { mode: 0o600, flag: 'wx' });
  if (identity !== undefined) {
    chownSync(draftDir, identity.uid, identity.gid);
    chownSync(passwordFile, identity.uid, identity.gid);
  }
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${draftDir}`,
        `--username=${ownerRole}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(options.durable ? [] : ['--no-sync']),
      ],
      identity,
      // The user that runs initdb may not be able to enter the current folder.
      dirname(clusterDir),
    );
    chmodSync(draftDir, 0o700);
    renameSync(draftDir, clusterDir);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * The environment variables of the database programs: without our secrets, and without variables that change
 * their settings. On Windows they inherit all, because programs do not start without the system's variables.
 */
export const postgresEnvironment = process.platform === 'win32' ? undefined : { LC_ALL: 'C' };

function run(command: string, args: string[], identity: RunIdentity | undefined, cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...identity,
      cwd,
      env: postgresEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', endWithUs);
      if (code === 0) resolve();
      else reject(new Error(`initdb ended with code ${code}:\n${output.trim()}`));
    });
  });
}
