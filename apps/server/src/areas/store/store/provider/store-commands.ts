import type { InputOf } from '@comanda/contract/kit/define-call';
import type { createStore } from '@comanda/contract/store/store/provider-new-store.calls';
import type { changeStoreData as changeDataCall } from '@comanda/contract/store/store/provider-store-data.calls';
import type * as calls from '@comanda/contract/store/store/provider-stores.calls';
import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import type { Clock } from '../../../../platform/clock.ts';
import type { ProviderCommand } from '../../../../platform/command.ts';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ProviderActor, ProviderSession } from '../../../../platform/http/requester.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import type { SmsSender } from '../../../../platform/sms/sms-sender.ts';
import { setOnlineAcceptance } from '../online-acceptance.ts';
import type { SalesOfStore } from '../ports.ts';
import { openStore } from './open-store.ts';
import { searchStores } from './search-stores.ts';
import {
  setFranchisee,
  setHasBulkUpload,
  setPayOnlineNotice,
  setTakesOrdersWhileClosed,
} from './store-access.ts';
import { changeStoreData } from './store-data/change-store-data.ts';
import { textDataChange } from './store-data/text-data-change.ts';
import { findStoreDetail } from './store-detail.reads.ts';

export interface StoreDeps {
  /** Database access over all stores. Each transaction concerns one store. */
  system: Database;
  clock: Clock;
  mails: MailQueue;
  sms: SmsSender;
  log: Logger;
  onlineSales: SalesOfStore;
  /** The public URL becomes the beginning of links that users get. */
  config: { publicUrl: string | null; port: number; supportPhone: string };
}

/** Stores per page. */
const PAGE = 50;

/** Reads the last store of the previous page from a cursor. Throws `list.page-gone`. */
function placeOf(cursor: string): number {
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw new AppError('list.page-gone');
  return Number(cursor);
}

/** A page of stores. Throws `list.page-gone`. */
export async function pageOfStores(
  system: Database,
  { after, ...filter }: InputOf<typeof calls.searchStores>,
) {
  const before = after === null ? null : placeOf(after);
  const { stores, next } = await searchStores(system, { ...filter, before, limit: PAGE });
  return { rows: stores, next: next === null ? null : String(next) };
}

/**
 * Opens a store. The answer has the intake key and the link of the first user only if the person may see
 * them.
 */
export async function openNewStore(
  deps: StoreDeps,
  input: InputOf<typeof createStore>,
  provider: ProviderSession,
) {
  const { config, clock } = deps;
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const actor = { operator: provider.login, name: provider.name, origin, now: clock.now() };
  const { storeId, isMailed, intakeKey, link } = await openStore(deps, input, actor);
  return {
    ...{ storeId, isMailed },
    intakeKey: providerMay(provider, 'services.manage') ? intakeKey : null,
    link: providerMay(provider, 'people.manage') ? link : null,
  };
}

export const storeDetail =
  (sales: SalesOfStore): ProviderCommand<unknown, StoreDetail> =>
  async (tx, _input, { now }) => {
    const { gaps, openedOn } = await sales.read(tx, now);
    return { ...(await findStoreDetail(tx, now)), onlineSales: { gaps, openedOn } };
  };
/** Changes data of a store and notifies its contacts. The answer says which contacts were notified. */
export async function changeData(
  deps: StoreDeps,
  { storeId, reason, version, ...input }: InputOf<typeof changeDataCall>,
  by: ProviderActor,
) {
  const actor = { ...by, supportPhone: deps.config.supportPhone };
  const messages = await inKnownStore(deps.system, storeId, (tx) =>
    changeStoreData(tx, deps.mails, () => input, { reason, version }, actor),
  );
  return { message: await textDataChange(deps, messages) };
}

/** Makes the command that turns a switch of a store on or off. */
export function createSetSwitch(
  sales: SalesOfStore,
): ProviderCommand<Pick<InputOf<typeof calls.setStoreSwitch>, 'name' | 'isOn'>, unknown> {
  const setters = {
    'pay-online-notice': setPayOnlineNotice,
    'online-payment': ((tx, isOn, actor) =>
      setOnlineAcceptance(tx, sales, isOn, actor)) satisfies ProviderCommand<boolean, void>,
    'orders-while-closed': setTakesOrdersWhileClosed,
    franchisee: setFranchisee,
    'bulk-upload': setHasBulkUpload,
  };
  return (tx, { name, isOn }, actor) => setters[name](tx, isOn, actor);
}
