import { defineArea } from '../../../define-area.ts';
import { bindAccounts } from './accounts/accounts.routes.ts';
import { startWaitingJob } from './accounts/waiting-job.ts';
import { bindDocuments } from './documents/documents.routes.ts';
import { SealedPictures } from './documents/sealed-pictures.ts';
import { bindPlans } from './plans/plans.routes.ts';
import { bindReview } from './provider/review.routes.ts';
import { bindRegistration } from './registration/registration.routes.ts';

/**
 * Prepares stores for online payment: registration, documents, plan, receiving accounts, and the provider's
 * review.
 */
export const onlinePayment = defineArea({
  name: 'online-payment',
  needs: [
    'approvals',
    'clock',
    'log',
    'secret',
    'database',
    'system',
    'files',
    'mails',
    'throttles',
    'onlineSales',
    'receivers',
  ],
  tables: ['account_change_waits', 'online_documents', 'online_registrations', 'receiving_accounts'],
  constraints: {
    online_registrations_pkey: 'record.changed-meanwhile',
    online_documents_pkey: 'record.changed-meanwhile',
    receiving_accounts_one_waiting: 'online-payment.account-waits',
  },
  open(bind, services) {
    const deps = { ...services, pictures: new SealedPictures(services.files, services.secret) };
    bindRegistration(bind, deps);
    bindDocuments(bind, deps);
    bindPlans(bind);
    bindAccounts(bind, deps);
    bindReview(bind, deps);
    return { jobs: () => [startWaitingJob(deps)] };
  },
});
