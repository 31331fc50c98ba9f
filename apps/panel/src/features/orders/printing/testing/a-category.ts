import type { MenuCategory } from '@comanda/contract/menu/menu/categories.calls';

/** A category of the menu, sold at all times. */
export const aCategory = (categoryId: number, name: string): MenuCategory => ({
  categoryId,
  name,
  status: 'active',
  availability: null,
  position: categoryId,
  version: 1,
  changedBy: null,
  changedAt: 0,
});
