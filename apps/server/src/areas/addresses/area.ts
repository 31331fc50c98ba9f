import { defineArea } from '../../define-area.ts';
import { createPlaces } from '../../platform/geocoding/places.ts';
import { bindAddresses } from './addresses.routes.ts';

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
