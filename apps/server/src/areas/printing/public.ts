export { createPrintService, type PrintService } from './print-service.ts';
