import { consoleUrlOf } from '../../../config.ts';
import { defineArea } from '../../../define-area.ts';
import { restored } from './after-restore.ts';
import { bindProviderAudit } from './audit/audit.routes.ts';
import { bindJobs } from './jobs/jobs.routes.ts';
import { bindProviderAccess } from './provider-access.routes.ts';
import { bindTeam } from './team/team.routes.ts';

/** The provider's own people, with their sessions and audit log. They belong to no store. */
export const provider = defineArea({
  name: 'provider',
  needs: [
    'config',
    'clock',
    'log',
    'metrics',
    'isHttps',
    'secret',
    'system',
    'mails',
    'throttles',
    'providerAuthenticator',
  ],
  tables: ['provider_audit', 'provider_people', 'provider_sessions', 'team_changes', 'team_spending'],
  restored,
  open(bind, services) {
    bindProviderAccess(bind, { ...services, isMailSetUp: services.mails.isSetUp });
    bindTeam(bind, { ...services, consoleUrl: consoleUrlOf(services.config) });
    bindProviderAudit(bind, services);
    bindJobs(bind, services);
    return {};
  },
});
