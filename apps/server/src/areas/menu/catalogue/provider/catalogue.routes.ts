import { Readable } from 'node:stream';
import { importProviderCatalogue, readProviderCatalogue } from '@comanda/contract/provider/catalogue.calls';
import type { Clock } from '../../../../platform/clock.ts';
import { CsvFault } from '../../../../platform/csv/csv-fault.ts';
import { readCsv } from '../../../../platform/csv/read-csv.ts';
import { csvFaultText } from '../../../../platform/csv/texts.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { importCatalogue, readStanding } from './import-catalogue.ts';
import { type ReadCatalogue, readCatalogue } from './read-catalogue.ts';
import { NO_PRODUCTS } from './texts.ts';

/** The shared catalogue of products, for the console. */
export function bindProviderCatalogue(
  bind: Bind,
  { system, clock }: { system: Database; clock: Clock },
): void {
  bind(readProviderCatalogue, () => readStanding(system));

  bind(importProviderCatalogue, async ({ file, leavesOutBadLines }) => {
    const { products, faults, badLines } = await productsOf(file.bytes);
    if (badLines > 0 && !leavesOutBadLines) throw refused(faults);
    if (products.length === 0) throw refused([...faults, NO_PRODUCTS]);
    return { ...(await importCatalogue(system, products, clock.now())), badLines, faults };
  });
}

async function productsOf(bytes: Uint8Array): Promise<ReadCatalogue> {
  try {
    return await readCatalogue(readCsv(Readable.from([bytes])));
  } catch (error) {
    if (error instanceof CsvFault) throw refused([csvFaultText(error)]);
    throw error;
  }
}

const refused = (faults: readonly string[]) =>
  new AppError('request.invalid', {
    fields: faults.map((mensagem) => ({ campo: 'arquivo', mensagem })),
  });
