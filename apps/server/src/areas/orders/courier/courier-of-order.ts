import { sameDistrict } from '@comanda/domain/orders/courier/coverage-area';
import type { CourierOfOrder } from '../orders/public.ts';
import type { CourierServices } from './courier-services.ts';
import { listAreasNear } from './coverage-areas.writes.ts';
import { releaseCourier } from './requests/cancel-courier.ts';
import { findLastRequest } from './requests/courier-requests.writes.ts';
import { describeRequest } from './requests/describe-request.ts';

/** Creates the courier port of the orders area. */
export function createCourierOfOrder(services: CourierServices): CourierOfOrder {
  return {
    find: async (tx, orderId) => {
      const [request, areas] = await Promise.all([findLastRequest(tx, orderId), listAreasNear(tx, orderId)]);
      const area = areas[0] && sameDistrict(areas, areas[0].address);
      return {
        courier: request === null ? null : describeRequest(request),
        districtId: area?.areaId ?? null,
      };
    },
    release: ({ storeId, orderId, actor }) => releaseCourier(services, { storeId, actor }, orderId),
  };
}
