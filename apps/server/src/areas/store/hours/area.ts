import { defineArea } from '../../../define-area.ts';
import { bindHours } from './hours.routes.ts';

/** Opening hours: the week and special dates. The switch that opens and closes the store is in the store area. */
export const hours = defineArea({
  name: 'hours',
  needs: ['storeSwitch'],
  tables: ['opening_hours', 'special_dates'],
  open(bind, services) {
    bindHours(bind, services);
    return {};
  },
});
