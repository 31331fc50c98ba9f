export {
  findKnownProducts,
  findProducts,
  holdProducts,
  type KnownProduct,
  listProductKeys,
  type ProductMatch,
  type WantedProducts,
} from './bulk/bulk.reads.ts';
export { removeEmptyCategories, takeBackBulk } from './bulk/take-back-bulk.ts';
export { writeBulk } from './bulk/write-bulk.ts';
export {
  importCatalogue,
  readCatalogueStatus,
  saveCataloguePicture,
} from './catalogue/provider/import-catalogue.ts';
export { readCatalogue } from './catalogue/provider/read-catalogue.ts';
export { NO_PRODUCTS } from './catalogue/provider/texts.ts';
export { countCategoryItems } from './provider/categories.reads.ts';
export { giveMenu } from './provider/give-menu.ts';
export { readMenuFile } from './provider/read-menu-file.ts';
export { categoryOfItem } from './selling/code-of-product.ts';
export { matchItems } from './selling/match-items.ts';
export { type CountedItem, countSold, giveBack } from './stock/count-sold.ts';
export { lockMenu } from './whole/lock-menu.ts';
export { type MenuDocument, MenuDocuments } from './whole/menu-documents.ts';
