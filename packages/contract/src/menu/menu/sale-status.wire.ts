import { translated } from '../../kit/field-types.ts';

/** Status of categories, products and the links of groups to products. */
export const saleStatus = translated({ active: 'S', out: 'F', hidden: 'O' });

/** Status of sizes, groups of options and their categories, which can be archived. */
export const keptStatus = translated({ active: 'S', hidden: 'O', inactive: 'N' });

/** Status of stock items: in, or out. */
export const stockStatus = translated({ in: 'S', out: 'O' });

/** How a group adds to a price. */
export const priceRule = translated({
  highest: 'mp',
  lowest: 'pm',
  mean: 'mm',
  sum: 'st',
  incremental: 'in',
});

export const stockKind = translated({ flavour: 'sabor', ingredient: 'ingrediente' });
