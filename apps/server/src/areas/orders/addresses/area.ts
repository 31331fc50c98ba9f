import { defineArea } from '../../../define-area.ts';
import { bindAddresses } from './addresses.routes.ts';
import { streetsByPostalCode } from './geocoding/place-list.ts';
import { createPlaces } from './geocoding/places.ts';

/** Delivery addresses, searched and adjusted on a map. */
export const addresses = defineArea({
  name: 'addresses',
  needs: ['config', 'log', 'database', 'districts', 'changes'],
  tables: [],
  open(bind, services) {
    const places = createPlaces(services.config.geocoding, services.log);
    const streets = streetsByPostalCode(services.config.geocoding.listPath);
    bindAddresses(bind, { ...services, places, streets });
    return {};
  },
});
