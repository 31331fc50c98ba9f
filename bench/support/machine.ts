import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { summarize } from './statistics.ts';

const SYNCS = 300;

/** Describes the machine in one line. The disk is measured, because durable writes depend mostly on the disk. */
export function describeMachine(postgresVersion: string): string {
  const cores = cpus();
  const { p50, p99 } = summarize(measureSyncs());
  return [
    `${cores[0]?.model ?? 'unknown processor'}, ${cores.length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.version}, PostgreSQL ${postgresVersion} with fsync`,
    `fdatasync of 8 kB: p50 ${(p50 * 1000).toFixed(0)} µs, p99 ${(p99 * 1000).toFixed(0)} µs`,
  ].join(' · ');
}

/** Milliseconds of each of a few hundred synced writes, on the disk that contains the databases. */
function measureSyncs(): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-fdatasync-'));
  const file = openSync(join(folder, 'file'), 'w');
  const page = Buffer.alloc(8_192, 1);
  try {
    return Array.from({ length: SYNCS }, () => {
      const startedAt = performance.now();
      writeSync(file, page);
      fdatasyncSync(file);
      return performance.now() - startedAt;
    });
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}
