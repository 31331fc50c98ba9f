import { defineArea } from '../../define-area.ts';

/** Where the store delivers, and what that costs its customers. */
export const deliveryAreas = defineArea({
  name: 'delivery-areas',
  tables: ['cities', 'districts'],
  open: () => ({}),
});
