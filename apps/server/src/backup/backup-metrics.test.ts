import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { Registry } from '@prometheus-io/client';
import { expect, it } from 'vitest';
import { createBackupFolder } from './backup-folder.ts';
import { reportBackups } from './backup-metrics.ts';
import { backupName, encodeNotes } from './backup-place.ts';

const TAKEN = Date.parse('2026-11-20T03:00:00Z');

async function ageIn(name: string): Promise<string | undefined> {
  const metrics = new Registry();
  reportBackups(metrics, createBackupFolder(name), () => TAKEN + 3_600_000);
  return /^comanda_backup_age_seconds (.+)$/m.exec(await metrics.metrics())?.[1];
}

it('has the age of the newest complete backup, and is infinite without one', async () => {
  const backups = folderOfTest();
  expect(await ageIn(backups)).toBe('+Inf');
  expect(await ageIn(join(backups, 'not-mounted'))).toBe('+Inf');
  const backup = join(backups, backupName(TAKEN));
  mkdirSync(backup, { recursive: true });
  expect(await ageIn(backups)).toBe('+Inf');
  writeFileSync(join(backup, 'copia.json'), '{');
  expect(await ageIn(backups)).toBe('+Inf');
  const of = { release: '1.5.0', postgres: '18.4', database: 'embedded', installationId: null } as const;
  const notes = encodeNotes({ format: 1, takenAt: new Date(TAKEN).toISOString(), ...of, parts: [] });
  writeFileSync(join(backup, 'copia.json'), notes);
  expect(await ageIn(backups)).toBe('3600');
});
