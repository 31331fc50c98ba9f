import { Readable } from 'node:stream';
import {
  importProviderDistricts,
  listCityNames as listNames,
  listProviderCities,
} from '@comanda/contract/provider/districts.calls';
import { CsvFault } from '../../../platform/csv/csv-fault.ts';
import { readCsv } from '../../../platform/csv/read-csv.ts';
import { csvFaultText } from '../../../platform/csv/texts.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { importDistricts, listCities, listCityNames } from './import-districts.ts';
import { type ReadDistricts, readDistricts } from './read-districts.ts';
import { NO_DISTRICTS } from './texts.ts';

/** The cities and districts stores choose from, for the console. */
export function bindProviderDistricts(bind: Bind, { system }: { system: Database }): void {
  bind(listProviderCities, () => listCities(system));

  bind(listNames, ({ state }) => listCityNames(system, state));

  bind(importProviderDistricts, async ({ file, leavesOutBadLines }) => {
    const { districts, faults, badLines } = await districtsOf(file.bytes);
    if (badLines > 0 && !leavesOutBadLines) throw refused(faults);
    if (districts.length === 0) throw refused([...faults, NO_DISTRICTS]);
    return { ...(await importDistricts(system, districts)), badLines, faults };
  });
}

async function districtsOf(bytes: Uint8Array): Promise<ReadDistricts> {
  try {
    return await readDistricts(readCsv(Readable.from([bytes])));
  } catch (error) {
    if (error instanceof CsvFault) throw refused([csvFaultText(error)]);
    throw error;
  }
}

const refused = (faults: readonly string[]) =>
  new AppError('request.invalid', {
    fields: faults.map((mensagem) => ({ campo: 'arquivo', mensagem })),
  });
