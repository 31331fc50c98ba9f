import { defineArea } from '../../define-area.ts';
import { bindAddresses } from './addresses.routes.ts';
import { createPlaces } from './geocoding/places.ts';

/** Where an order goes, found and adjusted on a map. */
export const addresses = defineArea({
  name: 'addresses',
  tables: [],
  open(bind, services) {
    const places = createPlaces(services.config.geocoding, services.log);
    bindAddresses(bind, { ...services, places });
    return {};
  },
});
