import { defineArea } from '../../../define-area.ts';
import { bindLeads } from './leads.routes.ts';

/** Registration requests of future stores, until the provider has answered them. */
export const leads = defineArea({
  name: 'leads',
  needs: ['config', 'database', 'mails', 'throttles'],
  tables: ['registration_requests'],
  open(bind, services) {
    bindLeads(bind, { ...services, providerEmail: services.config.providerEmail });
    return {};
  },
});
