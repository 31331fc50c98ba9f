import type { ListedProduct } from '@comanda/contract/menu/menu/products.wire';
import { picturePath } from '@comanda/domain/kit/pictures/picture';
import { assembleMenu, type MenuParts } from '@comanda/domain/menu/menu/menu-parts';
import { chargedPrice } from '@comanda/domain/menu/menu/promotion';
import { priceFrom } from '@comanda/domain/menu/menu/selection';
import { AppError } from '../../../../platform/errors/app-error.ts';

/** Width of photos in pixels: enough for a list, and for the large photo of older clients. */
const PHOTO_WIDTH = 480;

/**
 * The products of a category in menu order, or only one product, with their state at `now`. Throws
 * `catalogue.category-not-found`, and `catalogue.product-not-found` when the product is not in the category.
 */
export function listProducts(
  parts: MenuParts,
  { categoryId, productId, storeId }: { categoryId: number; productId: number | null; storeId: number },
  now: number,
): ListedProduct[] {
  if (!parts.categories.some((category) => category.categoryId === categoryId))
    throw new AppError('catalogue.category-not-found');
  const listed = listedIn(parts, categoryId, storeId, now);
  if (productId === null) return listed;
  const one = listed.filter((product) => product.productId === productId);
  if (one.length === 0) throw new AppError('catalogue.product-not-found');
  return one;
}

function listedIn(parts: MenuParts, categoryId: number, storeId: number, now: number): ListedProduct[] {
  const assembled = new Map(assembleMenu(parts).map((product) => [product.productId, product]));
  const groups = new Map(parts.groups.map((group) => [group.groupId, group]));
  const sizeNames = new Map(parts.sizes.map(({ sizeId, name }) => [sizeId, name]));
  const stockNames = new Map(parts.stockItems.map(({ stockItemId, name }) => [stockItemId, name]));
  return parts.products
    .filter((product) => product.categoryId === categoryId)
    .map((product, position): ListedProduct => {
      const { productId, photo } = product;
      const complete = assembled.get(productId);
      const from = complete ? priceFrom(complete, now) : null;
      const charged = complete && chargedPrice(complete.priceCents, complete.promotion, now);
      // A product with sizes has no visible price of its own. Screens must not show that price as the former
      // price.
      const isHidden = (complete?.sizes.length ?? 0) > 0;
      return {
        ...product,
        ...(isHidden ? { priceCents: 0, promoCents: null } : {}),
        storeId,
        insteadOfCents: isHidden ? null : (charged?.insteadOfCents ?? null),
        hasPriceFrom: from !== null && !from.isExact,
        priceFromCents: from?.cents ?? null,
        photoPath: photo && picturePath(photo.hash, PHOTO_WIDTH),
        position,
        sizes: parts.sizes.filter((size) => size.productId === productId),
        recipe: parts.recipe
          .filter((line) => line.productId === productId)
          .map((line, at) => ({ ...line, name: stockNames.get(line.stockItemId) ?? '', position: at })),
        links: parts.links
          .filter((link) => link.productId === productId)
          .flatMap((link, at) => {
            const group = groups.get(link.groupId);
            if (group === undefined) return [];
            const { name, least, most, rule } = group;
            const sizeName = link.sizeId === null ? null : (sizeNames.get(link.sizeId) ?? null);
            return [{ ...link, linkStatus: link.status, name, least, most, rule, sizeName, position: at }];
          }),
      };
    });
}
