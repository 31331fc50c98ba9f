import { defineArea } from '../../../define-area.ts';
import { restored } from './after-restore.ts';
import { bindProviderVisits, bindVisits } from './visits.routes.ts';
import { startVisitsEndJob } from './visits-end-job.ts';

/** Support visits: a person of the provider reads a store's panel for a limited time. The store sees the visit. */
export const visits = defineArea({
  name: 'visits',
  needs: ['config', 'clock', 'log', 'system'],
  tables: ['support_visits'],
  restored,
  open(bind, services) {
    bindVisits(bind);
    bindProviderVisits(bind, { ...services, publicUrl: services.config.publicUrl });
    return { jobs: () => [startVisitsEndJob(services)] };
  },
});
