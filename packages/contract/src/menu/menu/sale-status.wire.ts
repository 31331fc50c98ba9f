import { translated } from '../../kit/field-types.ts';

/** Status of categories, products and links between groups and products. */
export const saleStatus = translated({ active: 'S', out: 'F', hidden: 'O' });

/** Status of sizes, option groups and their categories, which a store can archive. */
export const lastingStatus = translated({ active: 'S', hidden: 'O', inactive: 'N' });

/** Status of stock items: in stock or not. */
export const stockStatus = translated({ in: 'S', out: 'O' });

/** How the prices of a group's options change the product's price. */
export const priceRule = translated({
  highest: 'mp',
  lowest: 'pm',
  mean: 'mm',
  sum: 'st',
  incremental: 'in',
});

/** Wire words for the rule that determines which chosen options of a group are free. */
export const freeOrder = translated({ cheapest: 'mais_baratos', first: 'primeiros' });

export const stockKind = translated({ flavour: 'sabor', ingredient: 'ingrediente' });
