export { bindCatalogue } from './catalogue.routes.ts';
export { type CategoryWithItems, countCategoryItems, replaceCategories } from './categories.writes.ts';
