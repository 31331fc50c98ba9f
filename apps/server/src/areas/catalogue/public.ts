export { type CategoryWithItems, countCategoryItems, replaceCategories } from './categories.writes.ts';
