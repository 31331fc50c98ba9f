import * as calls from '@comanda/contract/store/delivery-areas/provider-districts.calls';
import { messageCommand } from '../../../../platform/command.ts';
import { readImport } from '../../../../platform/csv/read-import.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
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
import { readDistricts } from './read-districts.ts';
import { findCity, listDistricts } from './reference-places.reads.ts';
import { NO_DISTRICTS } from './texts.ts';

/** Binds the console's calls about cities and districts. */
export function bindProviderDistricts(bind: Bind, { system }: { system: Database }): void {
  bind(calls.listProviderCities, () => listCities(system));

  bind(calls.listCityNames, ({ state }) => listCityNames(system, state));

  bind(calls.importProviderDistricts, async (sent) => {
    const { rows, ...reported } = await readImport(sent, readDistricts, NO_DISTRICTS);
    return { ...(await importDistricts(system, rows)), ...reported };
  });

  bind(calls.listCityDistricts, async ({ cityId }) => {
    await findCity(system, cityId);
    return listDistricts(system, cityId);
  });
  bind(calls.addDistrict, (typed) => addDistrict(system, typed));
  bind.asProvider(
    calls.renameDistrict,
    messageCommand(null, ({ districtId, name }, mender) => renameDistrict(system, districtId, name, mender)),
  );
  bind.asProvider(calls.joinDistricts, async ({ districtId, into }, mender) => {
    const { moved, settled } = await joinDistricts(system, { from: districtId, into }, mender);
    return { moved, settled: settledLines(settled) };
  });
  bind.asProvider(
    calls.removeDistrict,
    messageCommand(null, ({ districtId }, mender) => removeDistrict(system, districtId, mender)),
  );
  bind.asProvider(
    calls.renameCity,
    messageCommand(null, ({ cityId, name }, mender) => renameCity(system, cityId, name, mender)),
  );
  bind.asProvider(
    calls.removeCity,
    messageCommand(null, ({ cityId }, mender) => removeCity(system, cityId, mender)),
  );
}
