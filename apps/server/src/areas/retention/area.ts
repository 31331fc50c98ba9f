import { defineArea } from '../../define-area.ts';
import { bindProviderCustomers } from './provider/customers.routes.ts';
import { startRetentionJob } from './retention-job.ts';

/** How long things are kept: deletes old rows of every area, takes names off old orders. */
export const retention = defineArea({
  name: 'retention',
  needs: ['config', 'clock', 'log', 'metrics', 'system'],
  tables: ['order_privacy_marks'],
  open(bind, services) {
    bindProviderCustomers(bind);
    const { keeping } = services.config;
    return { jobs: () => [startRetentionJob({ ...services, keeping })] };
  },
});
