import { defineArea } from '../../../define-area.ts';
import { restored } from './after-restore.ts';
import { servePaymentWebhook } from './inbox/webhook.ts';
import { type PaymentJobs, startPaymentJobs } from './payment-jobs.ts';
import { countPaymentRequests } from './payment-metrics.ts';
import { bindPayments } from './payments.routes.ts';
import { bindProviderPayments } from './provider/payments.routes.ts';

/** Payments through the payment provider: charges, refunds, disputes, and the stores' receivers. */
export const payments = defineArea({
  name: 'payments',
  needs: ['approvals', 'http', 'metrics', 'system', 'payments'],
  tables: [
    'payment_boletos',
    'payment_charges',
    'payment_disputes',
    'payment_documents',
    'payment_inbox',
    'payment_receivers',
    'payment_refunds',
    'payment_reports',
    'payment_sweeps',
    'payment_transfers',
  ],
  constraints: {
    payment_charges_living: 'payments.charge-under-way',
    payment_charges_refunded: 'payments.too-much',
  },
  restored,
  async open(bind, { approvals, http, metrics, system, payments: services }) {
    let jobs: PaymentJobs | null = null;
    countPaymentRequests(metrics, system);
    bindPayments(bind, services);
    bindProviderPayments(bind, services, approvals);
    await servePaymentWebhook(http, services, () => jobs?.eventReceived());
    return {
      jobs: () => {
        jobs = startPaymentJobs(services);
        return [jobs];
      },
    };
  },
});
