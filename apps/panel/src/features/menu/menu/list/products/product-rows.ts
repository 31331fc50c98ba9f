import type { CategoryPart, ProductPart } from '@comanda/domain/menu/menu/menu-parts';
import type { MenuProduct } from '@comanda/domain/menu/menu/menu-product';
import { useMemo, useRef } from 'react';
import type { Menu } from '../../menu-query.ts';

export interface ProductRow {
  part: ProductPart;
  category: CategoryPart;
  product: MenuProduct;
}

/**
 * Rows for the products of a category (null: of all categories). An unchanged row stays the same object, so
 * that React renders only changed rows.
 */
export function useProductRows({ parts, products }: Menu, categoryId: number | null): readonly ProductRow[] {
  const known = useRef<ReadonlyMap<number, ProductRow>>(new Map());
  return useMemo(() => {
    const before = known.current;
    const assembled = new Map(products.map((product) => [product.productId, product]));
    const byCategory = Map.groupBy(parts.products, (part) => part.categoryId);
    const rows = parts.categories
      .filter((category) => categoryId === null || category.categoryId === categoryId)
      .flatMap((category) =>
        (byCategory.get(category.categoryId) ?? []).flatMap((part): ProductRow[] => {
          const product = assembled.get(part.productId);
          if (product === undefined) return [];
          const stored = before.get(part.productId);
          const isSame = stored?.part === part && stored.category === category && stored.product === product;
          return [isSame ? stored : { part, category, product }];
        }),
      );
    known.current = new Map(rows.map((row) => [row.part.productId, row]));
    return rows;
  }, [parts, products, categoryId]);
}

export const rowKey = ({ part }: ProductRow) => part.productId;
export const rowName = ({ part }: ProductRow) => part.name;
/** The texts that a search covers. */
export const searchText = ({ part }: ProductRow) =>
  `${part.name} ${part.description} ${part.barcode ?? ''} ${part.pdvCode ?? ''}`;
