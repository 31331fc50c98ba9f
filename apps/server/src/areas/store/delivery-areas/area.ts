import { defineArea } from '../../../define-area.ts';
import { bindDeliveryAreas } from './delivery-areas.routes.ts';
import { bindProviderDistricts } from './provider/districts.routes.ts';

/** A store's delivery areas with their terms, and the districts of all stores. */
export const deliveryAreas = defineArea({
  name: 'delivery-areas',
  needs: ['system', 'districts'],
  tables: [
    'cities',
    'delivery_area_batches',
    'delivery_area_lists',
    'delivery_areas',
    'delivery_cities',
    'districts',
  ],
  open(bind, services) {
    bindDeliveryAreas(bind);
    bindProviderDistricts(bind, services);
    return {};
  },
});
