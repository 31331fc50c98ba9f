import { defineArea } from '../../../define-area.ts';
import { bindAccess } from './access.routes.ts';
import { bindPeople } from './people.routes.ts';
import { bindProviderPeople } from './provider/people.routes.ts';

/** Login, sessions, users and password recovery. */
export const access = defineArea({
  name: 'access',
  needs: [
    'config',
    'clock',
    'log',
    'isHttps',
    'secret',
    'database',
    'realtime',
    'mails',
    'sms',
    'doorkeeper',
    'sessionEvents',
  ],
  tables: [
    'email_changes',
    'known_devices',
    'login_names',
    'login_tickets',
    'operator_grants',
    'password_links',
    'recovery_codes',
    'second_factor_codes',
    'second_factor_demands',
    'second_factors',
    'sessions',
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
    bindAccess(bind, services);
    bindProviderPeople(bind, services);
    bindPeople(bind, { ...services, publicUrl: config.publicUrl });
    return {
      // The secret of a password link is after the `#`, so it never leaves the browser.
      pages: [{ paths: ['/senha'], file: 'password.html' }],
      hears: (news) => {
        if (news.kind === 'announced') {
          if (news.subject !== 'people' && news.subject !== 'support-visits') return;
          // Permissions of operators changed, or a visit ended, so sessions and sockets are checked again immediately.
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
