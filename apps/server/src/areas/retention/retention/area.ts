import { join } from 'node:path';
import { defineArea } from '../../../define-area.ts';
import { createFilesBeside } from '../../../platform/files/create-files.ts';
import { createErasureList, ERASURES } from './erasures/erasure-list.ts';
import { startSavingErasures } from './erasures/save-erasures.ts';
import { bindProviderCustomers } from './provider/customers.routes.ts';
import { startRetentionJob } from './retention-job.ts';

/** Retention: deletes old rows of every area, and removes names from old orders. */
export const retention = defineArea({
  name: 'retention',
  needs: ['config', 'clock', 'log', 'metrics', 'secret', 'system'],
  tables: ['erasures', 'order_privacy_marks'],
  open(bind, services) {
    bindProviderCustomers(bind);
    const { retention: retentionDays, dataDir, backups } = services.config;
    const beside = createFilesBeside(backups, ERASURES);
    const list = beside === null ? null : createErasureList(beside, services.secret);
    const outboxDir = join(dataDir, 'outbox');
    return {
      jobs: () => [
        startRetentionJob({ ...services, retention: retentionDays, outboxDir }),
        ...(list === null
          ? []
          : [startSavingErasures({ ...services, list, namesDays: retentionDays.namesDays })]),
      ],
    };
  },
});
