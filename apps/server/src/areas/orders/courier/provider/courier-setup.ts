import { randomUUID } from 'node:crypto';
import type { CourierAccount } from '@comanda/contract/orders/courier/provider-couriers.calls';
import type { ProviderCommand } from '../../../../platform/command.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import {
  findCourierAccountState,
  type NewCourierAccount,
  saveCourierAccount,
  switchCourierAccount,
} from '../courier-accounts.writes.ts';
import { saveArea, switchArea } from '../coverage-areas.writes.ts';
import type { NewArea } from './read-areas.ts';

/** Connects the store to its logistics service and returns the merchant id. The secret must be encrypted already. */
export const setUpCourierAccount: ProviderCommand<Omit<NewCourierAccount, 'merchantId'>, string> = async (
  tx,
  account,
  actor,
) => {
  const { document } = await findCourierAccountState(tx);
  const merchantId = await saveCourierAccount(tx, { ...account, merchantId: `${document}-${randomUUID()}` });
  const details = { url: account.baseUrl, trocou_segredo: account.sealedSecret !== null };
  await recordAudit(tx, actor, 'courier.account-saved', { details });
  return merchantId;
};

/** Switches the logistics service on or off. Returns false when the store has none. */
export const useCourierAccount: ProviderCommand<{ isEnabled: boolean }, boolean> = async (
  tx,
  { isEnabled },
  actor,
) => {
  if (!(await switchCourierAccount(tx, isEnabled))) return false;
  await recordAudit(tx, actor, 'courier.account-switched', { details: { ligado: isEnabled } });
  return true;
};

/** Adds areas, or changes the price of areas with the same name and city. */
export const saveAreas: ProviderCommand<readonly NewArea[], void> = async (tx, areas, actor) => {
  // The lock serialises the numbering of new areas.
  await tx.rows(sql`select from stores where store_id = ${tx.storeId} for no key update`);
  for (const area of areas) await saveArea(tx, area);
  await recordAudit(tx, actor, 'courier.areas-saved', { details: { bairros: areas.length } });
};

/** Enables or disables an area. Returns false when the store has no such area. */
export const offerArea: ProviderCommand<{ areaId: number; isEnabled: boolean }, boolean> = async (
  tx,
  { areaId, isEnabled },
  actor,
) => {
  const nome = await switchArea(tx, areaId, isEnabled);
  if (nome === null) return false;
  await recordAudit(tx, actor, 'courier.area-switched', {
    details: { bairro: areaId, nome, ligado: isEnabled },
  });
  return true;
};

/** The account for the provider's screens, without its secret; null when the store has none. */
export function readCourierAccount(tx: Transaction): Promise<CourierAccount | null> {
  return tx.maybeRow<CourierAccount>(sql`
    select base_url as "baseUrl", client_id as "clientId", merchant_id as "merchantId", is_enabled as "isEnabled",
           pickup_address ->> 'street' as street, pickup_address ->> 'number' as number,
           pickup_address ->> 'complement' as complement, pickup_address ->> 'postalCode' as "postalCode",
           (pickup_address ->> 'latitude')::float8 as latitude, (pickup_address ->> 'longitude')::float8 as longitude
      from courier_accounts where store_id = ${tx.storeId}`);
}
