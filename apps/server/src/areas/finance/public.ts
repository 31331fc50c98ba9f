export { bindFinance } from './finance.routes.ts';
