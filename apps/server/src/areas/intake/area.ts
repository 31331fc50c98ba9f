import { defineArea } from '../../define-area.ts';
import { bindIntake } from './intake.routes.ts';

/** Orders coming in from partners. */
export const intake = defineArea({
  name: 'intake',
  needs: [
    'clock',
    'log',
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
  ],
  tables: ['refused_orders'],
  open(bind, services) {
    bindIntake(bind, services);
    return {};
  },
});
