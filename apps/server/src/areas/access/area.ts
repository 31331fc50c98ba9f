import { defineArea } from '../../define-area.ts';
import { bindAccess } from './access.routes.ts';
import { bindPeople } from './people.routes.ts';
import { bindProviderAccessRecords } from './provider/access-records.routes.ts';
import { bindProviderKeys } from './provider/intake-keys.routes.ts';
import { bindProviderPeople } from './provider/people.routes.ts';
import { bindProviderVisits } from './provider/visits.routes.ts';
import { startVisitsEndJob } from './visits/visits-end-job.ts';

/** Who is in: login, sessions, people, recovery, registration, the audit log. */
export const access = defineArea({
  name: 'access',
  tables: [
    'access_records',
    'audit_log',
    'email_changes',
    'intake_keys',
    'known_devices',
    'login_names',
    'login_tickets',
    'operator_grants',
    'password_links',
    'recovery_codes',
    'registration_requests',
    'second_factor_codes',
    'second_factor_demands',
    'second_factors',
    'sessions',
    'support_visits',
    'throttles',
    'users',
  ],
  constraints: {
    operator_grants_pkey: 'record.changed-meanwhile',
    login_names_pkey: 'people.login-taken',
  },
  open(bind, services) {
    const { doorkeeper, sessionEvents, realtime, config } = services;
    sessionEvents.onEnded(({ sessionId }) => realtime.endSession(sessionId));
    bindAccess(bind, { ...services, providerEmail: config.providerEmail });
    bindProviderPeople(bind, services);
    bindPeople(bind, { ...services, providerEmail: config.providerEmail, publicUrl: config.publicUrl });
    bindProviderVisits(bind, { ...services, publicUrl: config.publicUrl });
    bindProviderKeys(bind, services);
    bindProviderAccessRecords(bind, services);
    return {
      // The secret of a password link stays in the browser, behind the `#`.
      pages: [{ paths: ['/senha'], file: 'password.html' }],
      jobs: () => [startVisitsEndJob(services)],
      hears: (news) => {
        if (news.kind === 'announced') {
          if (news.subject !== 'people' && news.subject !== 'support-visits') return;
          // What operators may do is another thing, or a visit is over: whoever is in follows at once.
          doorkeeper.forget({ kind: 'store-changed', storeId: news.storeId });
          realtime.recheck(({ storeId }) => storeId === news.storeId);
          return;
        }
        doorkeeper.forget(news.kind === 'unheard' ? null : news);
        if (news.kind === 'unheard') realtime.recheck(() => true);
        else if (news.kind === 'session-ended') sessionEvents.emitEnded(news);
        else if (news.kind === 'user-changed')
          realtime.recheck(({ storeId, userId }) => storeId === news.storeId && userId === news.userId);
      },
    };
  },
});
