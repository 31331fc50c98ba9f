import { Readable } from 'node:stream';
import * as calls from '@comanda/contract/provider/districts.calls';
import type { Clock } from '../../../platform/clock.ts';
import { CsvFault } from '../../../platform/csv/csv-fault.ts';
import { readCsv } from '../../../platform/csv/read-csv.ts';
import { csvFaultText } from '../../../platform/csv/texts.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { ProviderActor, ProviderSession } from '../../../platform/http/requester.ts';
import { importDistricts, listCities, listCityNames } from './import-districts.ts';
import {
  addDistrict,
  joinDistricts,
  removeCity,
  removeDistrict,
  renameCity,
  renameDistrict,
  settledLines,
} from './mend-districts.ts';
import { type ReadDistricts, readDistricts } from './read-districts.ts';
import { findCity, listDistricts } from './reference-places.reads.ts';
import { NO_DISTRICTS } from './texts.ts';

/** The cities and districts stores choose from, for the console. */
export function bindProviderDistricts(
  bind: Bind,
  { system, clock }: { system: Database; clock: Clock },
): void {
  const menderOf = ({ login }: ProviderSession): ProviderActor => ({ operator: login, now: clock.now() });

  bind(calls.listProviderCities, () => listCities(system));

  bind(calls.listCityNames, ({ state }) => listCityNames(system, state));

  bind(calls.importProviderDistricts, async ({ file, leavesOutBadLines }) => {
    const { districts, faults, badLines } = await districtsOf(file.bytes);
    if (badLines > 0 && !leavesOutBadLines) throw refused(faults);
    if (districts.length === 0) throw refused([...faults, NO_DISTRICTS]);
    return { ...(await importDistricts(system, districts)), badLines, faults };
  });

  bind(calls.listCityDistricts, async ({ cityId }) => {
    await findCity(system, cityId);
    return listDistricts(system, cityId);
  });
  bind(calls.addDistrict, (typed) => addDistrict(system, typed));
  bind(calls.renameDistrict, async ({ districtId, name }, { provider }) => {
    await renameDistrict(system, districtId, name, menderOf(provider));
    return { message: null };
  });
  bind(calls.joinDistricts, async ({ districtId, into }, { provider }) => {
    const { moved, settled } = await joinDistricts(system, { from: districtId, into }, menderOf(provider));
    return { moved, settled: settledLines(settled) };
  });
  bind(calls.removeDistrict, async ({ districtId }, { provider }) => {
    await removeDistrict(system, districtId, menderOf(provider));
    return { message: null };
  });
  bind(calls.renameCity, async ({ cityId, name }, { provider }) => {
    await renameCity(system, cityId, name, menderOf(provider));
    return { message: null };
  });
  bind(calls.removeCity, async ({ cityId }, { provider }) => {
    await removeCity(system, cityId, menderOf(provider));
    return { message: null };
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
