export { createPrintService, type PrintService } from './print-service.ts';
export { qzSealer } from './qz/qz-signing.ts';
