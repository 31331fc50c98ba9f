import { defineArea } from '../../../define-area.ts';
import { bindUploads } from './uploads.routes.ts';
import { createUploadJob } from './work/upload-job.ts';

/** Files of products that a store uploads. */
export const bulkUpload = defineArea({
  name: 'bulk-upload',
  needs: ['clock', 'log', 'database', 'system', 'throttles'],
  tables: ['product_file_rows', 'product_files'],
  constraints: { product_files_one_open: 'bulk-upload.under-way' },
  open(bind, services) {
    const job = createUploadJob(services);
    bindUploads(bind, { ...services, poke: () => job.poke() });
    return { jobs: () => [job.start()] };
  },
});
