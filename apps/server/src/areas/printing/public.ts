export { openPrinting } from './open-printing.ts';
export { createPrintDesk } from './print-desk.ts';
export { createPrintPrograms } from './programs/print-programs.ts';
export { servePrintPrograms } from './programs/serve-programs.ts';
