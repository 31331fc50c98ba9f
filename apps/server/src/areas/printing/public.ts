export { createPrintDesk, type PrintDesk } from './print-desk.ts';
