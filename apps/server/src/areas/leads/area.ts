import { defineArea } from '../../define-area.ts';
import { bindLeads } from './leads.routes.ts';

/** Those who want to become a store: what they sent, until the provider has answered. */
export const leads = defineArea({
  name: 'leads',
  needs: ['config', 'database', 'mails', 'throttles'],
  tables: ['registration_requests'],
  open(bind, services) {
    bindLeads(bind, { ...services, providerEmail: services.config.providerEmail });
    return {};
  },
});
