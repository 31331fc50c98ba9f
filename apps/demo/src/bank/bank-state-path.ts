import { join } from 'node:path';

/** Where the payment provider of a world keeps what it knows. */
export const bankStatePath = (dataDir: string, madeAt: number): string =>
  join(dataDir, `demo-banco-${madeAt}.json`);
