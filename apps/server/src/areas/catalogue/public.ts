export { countCategoryItems } from './categories.writes.ts';
export { readCategories } from './provider/read-categories.ts';
export { saveCategories } from './provider/save-categories.ts';
