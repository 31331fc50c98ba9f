import { defineArea } from '../../../define-area.ts';
import { bindAgreements } from './agreements/agreements.routes.ts';
import { startOpeningJob } from './opening/opening-job.ts';
import { bindPendingChanges } from './pending/pending-changes.routes.ts';
import { bindProviderAgreements } from './provider/agreements.routes.ts';
import { bindProviderChanges } from './provider/changes.routes.ts';
import { bindProviderRegistrations } from './provider/registrations.routes.ts';
import { bindProviderStores } from './provider/stores.routes.ts';
import { bindRegistrationData } from './registration-data/registration-data.routes.ts';
import { bindStore } from './store.routes.ts';

/** The store as its users see it: switch, estimate, banners, notices, documents to sign. */
export const store = defineArea({
  name: 'store',
  needs: [
    'config',
    'clock',
    'log',
    'secret',
    'database',
    'system',
    'realtime',
    'files',
    'mails',
    'sms',
    'authenticator',
    'throttles',
    'profiles',
    'notifier',
    'onlineSales',
  ],
  tables: [
    'banners',
    'contract_signatures',
    'contracts',
    'notice_dismissals',
    'pending_changes',
    'store_documents',
    'stores',
  ],
  constraints: { pending_changes_one_waiting: 'registration.field-pending' },
  open(bind, services) {
    const { config, profiles, notifier, realtime } = services;
    const { publicUrl, supportPhone } = config;
    bindProviderStores(bind, services);
    bindProviderChanges(bind, services);
    bindProviderRegistrations(bind, { ...services, publicUrl });
    bindStore(bind, { ...services, supportPhone });
    bindPendingChanges(bind, services);
    bindRegistrationData(bind, services);
    bindAgreements(bind, { ...services, publicUrl, supportPhone });
    bindProviderAgreements(bind);
    return {
      pages: [{ paths: ['/contrato/:token', '/contrato'], file: 'agreement.html' }],
      jobs: () => [startOpeningJob(services)],
      onEvent: (event) => {
        if (event.kind === 'unheard') {
          profiles.forget(null);
          void notifier.notifyAllAgain();
        } else if (event.kind === 'store-state') {
          profiles.forget(event.storeId);
          void notifier.notifyAgain(event.storeId);
        } else if (event.kind === 'store-changed') {
          profiles.forget(event.storeId);
          realtime.toPanels(event.storeId).emit('pedido', { tipo: 'f5pagina' });
        }
      },
    };
  },
});
