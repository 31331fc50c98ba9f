export { startRetentionJob } from './retention-job.ts';
