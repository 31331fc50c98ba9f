export { giveOldFinance, readOldFinance } from './import-old-finance.ts';
