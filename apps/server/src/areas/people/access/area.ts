import { defineArea } from '../../../define-area.ts';
import { bindAccess } from './access.routes.ts';
import { restored } from './after-restore.ts';
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
    'authenticator',
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
  restored,
  open(bind, services) {
    const { authenticator, sessionEvents, realtime, config } = services;
    sessionEvents.onEnded(({ sessionId }) => realtime.endSession(sessionId));
    bindAccess(bind, services);
    bindProviderPeople(bind, services);
    bindPeople(bind, { ...services, publicUrl: config.publicUrl });
    return {
      // The secret of a password link follows the `#`, so browsers do not send it.
      pages: [{ paths: ['/senha'], file: 'password.html' }],
      onEvent: (event) => {
        if (event.kind === 'announced') {
          if (event.subject !== 'people' && event.subject !== 'support-visits') return;
          // Permissions of operators have changed, or a visit has ended. Sessions and sockets are checked again
          // immediately.
          authenticator.forget({ kind: 'store-changed', storeId: event.storeId });
          realtime.recheck(({ storeId }) => storeId === event.storeId);
          return;
        }
        authenticator.forget(event.kind === 'unheard' ? null : event);
        if (event.kind === 'unheard') realtime.recheck(() => true);
        else if (event.kind === 'session-ended') sessionEvents.emitEnded(event);
        else if (event.kind === 'user-changed')
          realtime.recheck(({ storeId, userId }) => storeId === event.storeId && userId === event.userId);
      },
    };
  },
});
