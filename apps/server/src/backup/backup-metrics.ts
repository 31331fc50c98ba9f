import type { Registry } from '@prometheus-io/client';
import { addOnDemandGauge } from '../platform/on-demand-gauge.ts';
import { type BackupPlace, lastBackup, momentOf } from './backup-place.ts';

/**
 * Adds a gauge for the age of the newest complete backup, if a place for backups is configured. Infinite when
 * there is no backup.
 */
export function reportBackups(metrics: Registry, place: BackupPlace | null, now: () => number): void {
  if (place === null) return;
  addOnDemandGauge(metrics, {
    name: 'comanda_backup_age_seconds',
    help: 'Time since the last complete backup began.',
    read: async () => {
      const last = await lastBackup(place);
      return last === null ? Number.POSITIVE_INFINITY : (now() - momentOf(last)) / 1000;
    },
  });
}
