export { openPrinting } from './open-printing.ts';
export { createPrintDesk } from './print-desk.ts';
