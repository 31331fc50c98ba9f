export { countCategoryItems } from './categories.writes.ts';
export { giveMenu } from './provider/give-menu.ts';
export { readCategories } from './provider/read-categories.ts';
export { readMenuFile } from './provider/read-menu-file.ts';
export { saveCategories } from './provider/save-categories.ts';
