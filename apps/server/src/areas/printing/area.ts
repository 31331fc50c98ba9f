import { join } from 'node:path';
import { changeHint } from '@comanda/contract/realtime/subjects';
import { defineArea } from '../../define-area.ts';
import { openPrinting } from './open-printing.ts';
import { createPrintPrograms } from './programs/print-programs.ts';
import { servePrintPrograms } from './programs/serve-programs.ts';

/** Papers, the machines that print them, and the program these run. */
export const printing = defineArea({
  name: 'printing',
  tables: [
    'print_device_tokens',
    'print_devices',
    'print_jobs',
    'print_pairing_codes',
    'print_qz_keys',
    'print_settings',
  ],
  open(bind, services) {
    const { config, realtime, log } = services;
    const papers = openPrinting(bind, services);
    const dir = join(config.dataDir, 'programas');
    const programs = createPrintPrograms({ bundle: config.printAgentDir, dir, log });
    servePrintPrograms(bind, { programs, publicUrl: config.publicUrl });
    return {
      jobs: () => {
        papers.start();
        return [papers];
      },
      hears: (news) => {
        if (news.kind === 'unheard') papers.changed(null);
        else if (news.kind === 'store-changed') papers.changed(news.storeId);
        else if (news.kind === 'print-wanted') papers.wake(news.storeId);
        else if (news.kind === 'user-changed') {
          // Their machines are suspended with them, or work again.
          papers.changed(news.storeId);
          realtime.toStore(news.storeId).emit('mudou', changeHint('printers', null));
        }
      },
      close: () => programs.stop(),
    };
  },
});
