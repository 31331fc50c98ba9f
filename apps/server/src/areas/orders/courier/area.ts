import { defineArea } from '../../../define-area.ts';
import { restored } from './after-restore.ts';
import { bindCourier } from './courier.routes.ts';
import { bindProviderCouriers } from './provider/couriers.routes.ts';
import { countCourierRequests } from './requests/courier-metrics.ts';
import { startCourierJob } from './requests/repeat-requests.ts';
import { serveCourierWebhook } from './webhook.ts';

/** Couriers of logistics services and of the store itself. */
export const courier = defineArea({
  name: 'courier',
  needs: ['config', 'http', 'metrics', 'system', 'couriers'],
  tables: ['courier_accounts', 'courier_events', 'courier_link_codes', 'courier_requests', 'coverage_areas'],
  constraints: { courier_requests_active: 'courier.already-requested' },
  restored,
  async open(bind, { http, couriers, config, metrics, system }) {
    bindCourier(bind, couriers);
    countCourierRequests(metrics, system);
    bindProviderCouriers(bind, couriers, {
      publicAddress: config.publicUrl ?? `http://localhost:${config.port}`,
      mayUseLocalServices: config.mayUseLocalServices,
    });
    await serveCourierWebhook(http, couriers);
    return {
      pages: [{ paths: ['/entregador'], file: 'courier.html' }],
      jobs: () => [startCourierJob(couriers)],
    };
  },
});
