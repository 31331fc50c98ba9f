import { Readable } from 'node:stream';
import {
  getCourierSetup,
  importCoverageAreas,
  saveCourierAccount,
  saveCoverageArea,
  switchCourierAccount,
  switchCoverageArea,
} from '@comanda/contract/orders/courier/provider-couriers.calls';
import { withdrawOrderCourierLink } from '@comanda/contract/orders/customer/provider-order-links.calls';
import { messageCommand, orRefuse } from '../../../../platform/command.ts';
import { CsvFault } from '../../../../platform/csv/csv-fault.ts';
import { readCsv } from '../../../../platform/csv/read-csv.ts';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import { invalidField } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { findCourierAccountState } from '../courier-accounts.writes.ts';
import type { CourierServices } from '../courier-services.ts';
import { listAllAreas } from '../coverage-areas.writes.ts';
import { withdrawCourierLink } from '../own/withdraw-link.ts';
import { TEXTS } from '../texts.ts';
import { webhookPath } from '../webhook.ts';
import {
  offerArea,
  readCourierAccount,
  saveAreas,
  setUpCourierAccount,
  useCourierAccount,
} from './courier-setup.ts';
import { type NewArea, readAreas } from './read-areas.ts';
import { readServiceUrl } from './service-url.ts';

/** This installation's public URL, and whether services in our own network are allowed. */
interface Setting {
  publicAddress: string;
  mayUseLocalServices: boolean;
}

/** Binds the logistics services of stores, for the console. */
export function bindProviderCouriers(
  bind: Bind,
  { system, sealer }: CourierServices,
  { publicAddress, mayUseLocalServices }: Setting,
): void {
  bind.inKnownStore(getCourierSetup, async (tx) => ({
    account: await readCourierAccount(tx),
    webhook: `${publicAddress}${webhookPath(tx.storeId)}`,
    city: (await findCourierAccountState(tx)).city,
    areas: await listAllAreas(tx),
  }));

  bind.asProvider(saveCourierAccount, async ({ storeId, baseUrl, clientId, secret, ...pickup }, actor) => {
    const read = await readServiceUrl(baseUrl, { mayUseLocalServices });
    if ('fault' in read) throw invalidField('url', read.fault);
    if ((pickup.latitude === null) !== (pickup.longitude === null))
      throw invalidField('lat', TEXTS.halfPlace);
    await inKnownStore(system, storeId, async (tx) => {
      const stored = await readCourierAccount(tx);
      if (secret === null && stored === null) throw invalidField('segredo', TEXTS.secretMissing);
      // The saved secret must not be sent to another address by a user who does not know the secret.
      if (secret === null && stored !== null && new URL(stored.baseUrl).origin !== new URL(read.url).origin)
        throw invalidField('segredo', TEXTS.secretElsewhere);
      const sealedSecret = secret === null ? null : sealer.seal(secret);
      const account = { baseUrl: read.url, clientId, sealedSecret, pickup };
      await setUpCourierAccount(tx, account, actor);
    });
    return { message: null };
  });

  bind.inKnownStore(
    switchCourierAccount,
    messageCommand(null, orRefuse('courier.not-configured', useCourierAccount)),
  );

  bind.inKnownStore(
    saveCoverageArea,
    messageCommand(null, (tx, { storeId: _storeId, ...area }, actor) => saveAreas(tx, [area], actor)),
  );

  bind.asProvider(importCoverageAreas, async ({ storeId, sheet }, actor) => {
    const areas = await areasOfSheet(sheet.bytes);
    await inKnownStore(system, storeId, (tx) => saveAreas(tx, areas, actor));
    return { areas: areas.length };
  });

  bind.inKnownStore(switchCoverageArea, messageCommand(null, orRefuse('courier.area-not-found', offerArea)));

  bind.inKnownStore(
    withdrawOrderCourierLink,
    messageCommand(null, orRefuse('provider.no-such-link', withdrawCourierLink)),
  );
}

async function areasOfSheet(bytes: Uint8Array): Promise<NewArea[]> {
  try {
    const read = await readAreas(readCsv(Readable.from([bytes])));
    if ('fault' in read) throw invalidField('planilha', read.fault);
    if (read.areas.length === 0) throw invalidField('planilha', TEXTS.emptySheet);
    return read.areas;
  } catch (error) {
    if (error instanceof CsvFault) throw invalidField('planilha', TEXTS.notCsv);
    throw error;
  }
}
