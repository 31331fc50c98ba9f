import { defineArea } from '../../../define-area.ts';
import { bindIntake } from './intake.routes.ts';

/** Orders from partners. */
export const intake = defineArea({
  name: 'intake',
  needs: [
    'clock',
    'log',
    'metrics',
    'database',
    'profiles',
    'districts',
    'menus',
    'methods',
    'events',
    'changes',
    'links',
    'courier',
    'onlineSales',
    'resent',
  ],
  tables: ['order_refusals', 'refused_orders'],
  open(bind, services) {
    bindIntake(bind, services);
    return {};
  },
});
