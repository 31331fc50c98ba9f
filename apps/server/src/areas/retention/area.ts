import { defineArea } from '../../define-area.ts';
import { startRetentionJob } from './retention-job.ts';

/** How long things are kept: deletes old rows of every area, takes names off old orders. */
export const retention = defineArea({
  name: 'retention',
  tables: ['order_privacy_marks'],
  open: (_bind, { system, clock, log, config }) => ({
    jobs: () => [startRetentionJob({ system, clock, log, keeping: config.keeping })],
  }),
});
