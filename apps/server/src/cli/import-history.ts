import { parseArgs } from 'node:util';
import { contentHashOf } from '../areas/orders/intake/public.ts';
import { importHistory, UnknownStore } from '../areas/orders/orders/public.ts';
import { rereadFrom } from '../areas/retention/retention/public.ts';
import { readConfig } from '../config.ts';
import { linesOf } from './import-history/lines-of.ts';
import { MESSAGES } from './import-history/texts.ts';
import { openSystemDatabase } from './open-system-database.ts';
import { Complaint } from './provedor/complaint.ts';
import { runMain } from './run-main.ts';

/** Imports a store's past orders from another system, one JSON document per line of standard input. */
async function main(): Promise<void> {
  const storeId = readStoreId();
  if (storeId === null) throw new Complaint(MESSAGES.usage);
  const { database, close } = await openSystemDatabase(readConfig(process.env));
  try {
    const lines = linesOf(process.stdin);
    const report = await importHistory(database, storeId, lines, {
      hashOf: contentHashOf,
      privacy: { rereadFrom },
    });
    for (const { line, faults } of report.faults) {
      for (const fault of faults) console.error(MESSAGES.line(line, fault));
    }
    console.log(MESSAGES.done(report.imported, report.known, report.faults.length));
    if (report.faults.length > 0) process.exitCode = 2;
  } catch (error) {
    if (error instanceof UnknownStore) throw new Complaint(MESSAGES.unknownStore(storeId));
    console.error(MESSAGES.interrupted);
    throw error;
  } finally {
    await close();
  }
}

function readStoreId(): number | null {
  try {
    const { values } = parseArgs({ options: { loja: { type: 'string' } } });
    return /^\d{1,9}$/.test(values.loja ?? '') ? Number(values.loja) : null;
  } catch {
    return null;
  }
}

await runMain(main);
