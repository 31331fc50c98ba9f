import type { Registry } from '@prometheus-io/client';
import { addOnDemandGauge } from '../platform/on-demand-gauge.ts';
import { lastBackup, momentOf } from './backup-folder.ts';

/**
 * Adds a gauge for the age of the newest complete backup, if a backup folder is configured. Without a backup, the age
 * is infinite.
 */
export function reportBackups(metrics: Registry, folder: string | null, now: () => number): void {
  if (folder === null) return;
  addOnDemandGauge(metrics, {
    name: 'comanda_backup_age_seconds',
    help: 'Time since the last complete backup began.',
    ask: async () => {
      const last = lastBackup(folder);
      return last === null ? Number.POSITIVE_INFINITY : (now() - momentOf(last)) / 1000;
    },
  });
}
