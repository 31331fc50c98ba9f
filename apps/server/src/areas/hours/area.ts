import { defineArea } from '../../define-area.ts';
import { bindHours } from './hours.routes.ts';

/** When the store sells: its week, its special dates. The switch that follows from them is the store's. */
export const hours = defineArea({
  name: 'hours',
  needs: ['storeSwitch'],
  tables: ['opening_hours', 'special_dates'],
  open(bind, services) {
    bindHours(bind, services);
    return {};
  },
});
