import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { Registry } from '@prometheus-io/client';
import { expect, it } from 'vitest';
import { backupName } from './backup-folder.ts';
import { reportBackups } from './backup-metrics.ts';

const TAKEN = Date.parse('2026-11-20T03:00:00Z');

async function ageIn(name: string): Promise<string | undefined> {
  const metrics = new Registry();
  reportBackups(metrics, name, () => TAKEN + 3_600_000);
  return /^comanda_backup_age_seconds (.+)$/m.exec(await metrics.metrics())?.[1];
}

it('has the age of the newest complete backup, and is infinite without one', async () => {
  const backups = folderOfTest();
  expect(await ageIn(backups)).toBe('+Inf');
  expect(await ageIn(join(backups, 'not-mounted'))).toBe('+Inf');
  const backup = join(backups, backupName(TAKEN));
  mkdirSync(backup, { recursive: true });
  expect(await ageIn(backups)).toBe('+Inf');
  writeFileSync(join(backup, 'copia.json'), '{}');
  expect(await ageIn(backups)).toBe('3600');
});
