import { join } from 'node:path';
import { defineArea } from '../../../define-area.ts';
import { bindProviderCustomers } from './provider/customers.routes.ts';
import { startRetentionJob } from './retention-job.ts';

/** Retention: deletes old rows of every area, and removes names from old orders. */
export const retention = defineArea({
  name: 'retention',
  needs: ['config', 'clock', 'log', 'metrics', 'system'],
  tables: ['order_privacy_marks'],
  open(bind, services) {
    bindProviderCustomers(bind);
    const { retention: retentionDays, dataDir } = services.config;
    const outboxDir = join(dataDir, 'outbox');
    return { jobs: () => [startRetentionJob({ ...services, retention: retentionDays, outboxDir })] };
  },
});
