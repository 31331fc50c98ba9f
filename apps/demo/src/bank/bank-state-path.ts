import { join } from 'node:path';

/** The state file of the payment provider, for the demo data created at `madeAt`. */
export const bankStatePath = (dataDir: string, madeAt: number): string =>
  join(dataDir, `demo-banco-${madeAt}.json`);
