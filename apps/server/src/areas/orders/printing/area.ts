import { join } from 'node:path';
import { MODULE_PORT, NATIVE_PORT } from '@comanda/contract/orders/printing/print-module.wire';
import { changeHint } from '@comanda/contract/realtime/subjects';
import { defineArea } from '../../../define-area.ts';
import { restored } from './after-restore.ts';
import { countUnprinted } from './jobs/print-metrics.ts';
import { openPrinting } from './open-printing.ts';
import { createPrintPrograms } from './programs/print-programs.ts';
import { servePrintPrograms } from './programs/serve-programs.ts';

/** Tickets, print devices, and the print program. */
export const printing = defineArea({
  name: 'printing',
  needs: [
    'config',
    'clock',
    'log',
    'metrics',
    'secret',
    'database',
    'system',
    'realtime',
    'files',
    'throttles',
    'profiles',
    'events',
    'changes',
    'pastOrders',
    'printing',
    'epoch',
  ],
  tables: [
    'print_device_tokens',
    'print_devices',
    'print_jobs',
    'print_pairing_codes',
    'print_qz_keys',
    'print_settings',
  ],
  localPrograms: [
    `http://127.0.0.1:${NATIVE_PORT}`,
    `http://127.0.0.1:${MODULE_PORT}`,
    // The ports that QZ Tray tries, with TLS and without.
    ...[8181, 8282, 8383, 8484].map((port) => `wss://localhost:${port}`),
    ...[8182, 8283, 8384, 8485].map((port) => `ws://localhost:${port}`),
  ],
  restored,
  open(bind, services) {
    const { config, realtime, log } = services;
    const printWork = openPrinting(bind, services);
    countUnprinted(services.metrics, services.system);
    const dir = join(config.dataDir, 'programas');
    const programs = createPrintPrograms({ bundle: config.printAgentDir, dir, log });
    servePrintPrograms(bind, { programs, publicUrl: config.publicUrl });
    return {
      jobs: () => {
        printWork.start();
        return [printWork];
      },
      onEvent: (event) => {
        if (event.kind === 'unheard') printWork.changed(null);
        else if (event.kind === 'store-changed') printWork.changed(event.storeId);
        else if (event.kind === 'print-wanted') printWork.wake(event.storeId);
        else if (
          event.kind === 'user-changed' ||
          (event.kind === 'announced' && event.subject === 'people')
        ) {
          // A user's permissions have changed. Devices of users who may no longer pair are suspended; other
          // devices resume.
          printWork.changed(event.storeId);
          realtime.toPanels(event.storeId).emit('mudou', changeHint('printers', null));
        }
      },
      close: () => programs.stop(),
    };
  },
});
