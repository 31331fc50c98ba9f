import { join } from 'node:path';

/** The state file of a world's payment provider. */
export const bankStatePath = (dataDir: string, madeAt: number): string =>
  join(dataDir, `demo-banco-${madeAt}.json`);
