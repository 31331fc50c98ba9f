import { randomUUID } from 'node:crypto';
import type { CourierAccount } from '@comanda/contract/provider/couriers.calls';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type AuditEntry, recordAudit } from '../../audit/public.ts';
import {
  findCourierAccountState,
  type NewCourierAccount,
  saveCourierAccount,
  switchCourierAccount,
} from '../courier-accounts.writes.ts';
import { saveArea, switchArea } from '../coverage-areas.writes.ts';
import type { NewArea } from './read-areas.ts';

/** Who of the provider acts, for the audit log. */
export interface ProviderActor {
  operator: string;
  now: number;
}

/** Links the store to its logistics service; answers the id the service knows it by. Its secret comes sealed. */
export async function setUpCourierAccount(
  tx: Transaction,
  account: Omit<NewCourierAccount, 'merchantId'>,
  actor: ProviderActor,
): Promise<string> {
  const { document } = await findCourierAccountState(tx);
  const merchantId = await saveCourierAccount(tx, { ...account, merchantId: `${document}-${randomUUID()}` });
  const details = { url: account.baseUrl, trocou_segredo: account.sealedSecret !== null };
  await note(tx, 'courier.account-saved', details, actor);
  return merchantId;
}

/** Uses the service again, or no longer. False when the store has none. */
export async function useCourierAccount(
  tx: Transaction,
  isEnabled: boolean,
  actor: ProviderActor,
): Promise<boolean> {
  if (!(await switchCourierAccount(tx, isEnabled))) return false;
  await note(tx, 'courier.account-switched', { ligado: isEnabled }, actor);
  return true;
}

/** Adds areas, or gives those of the same name and city a new price. */
export async function saveAreas(
  tx: Transaction,
  areas: readonly NewArea[],
  actor: ProviderActor,
): Promise<void> {
  // New ones are numbered one after the other, whoever else adds some.
  await tx.rows(sql`select from stores where store_id = ${tx.storeId} for no key update`);
  for (const area of areas) await saveArea(tx, area);
  await note(tx, 'courier.areas-saved', { bairros: areas.length }, actor);
}

/** Offers an area again, or no longer. False when the store has no such area. */
export async function offerArea(
  tx: Transaction,
  areaId: number,
  isEnabled: boolean,
  actor: ProviderActor,
): Promise<boolean> {
  const nome = await switchArea(tx, areaId, isEnabled);
  if (nome === null) return false;
  await note(tx, 'courier.area-switched', { bairro: areaId, nome, ligado: isEnabled }, actor);
  return true;
}

/** The account as the provider reads it, without its secret; null while there is none. */
export function readCourierAccount(tx: Transaction): Promise<CourierAccount | null> {
  return tx.maybeRow<CourierAccount>(sql`
    select base_url as "baseUrl", client_id as "clientId", merchant_id as "merchantId", is_enabled as "isEnabled",
           pickup_address ->> 'street' as street, pickup_address ->> 'number' as number,
           pickup_address ->> 'complement' as complement, pickup_address ->> 'postalCode' as "postalCode",
           (pickup_address ->> 'latitude')::float8 as latitude, (pickup_address ->> 'longitude')::float8 as longitude
      from courier_accounts where store_id = ${tx.storeId}`);
}

function note(
  tx: Transaction,
  action: AuditEntry['action'],
  details: Record<string, string | number | boolean>,
  { operator, now }: ProviderActor,
): Promise<void> {
  return recordAudit(
    tx,
    { action, userId: null, details: { por: `provedor: ${operator}`, ...details } },
    now,
  );
}
