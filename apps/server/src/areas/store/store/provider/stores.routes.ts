import { createStore } from '@comanda/contract/store/store/provider-new-store.calls';
import { changeStoreData as changeData } from '@comanda/contract/store/store/provider-store-data.calls';
import * as calls from '@comanda/contract/store/store/provider-stores.calls';
import { picturePath } from '@comanda/domain/kit/pictures/picture';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import type { Clock } from '../../../../platform/clock.ts';
import { orRefuse, type ProviderCommand, saying } from '../../../../platform/command.ts';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { Files } from '../../../../platform/files/files.ts';
import { keepPicture } from '../../../../platform/files/keep-picture.ts';
import { PICTURE_FAULTS } from '../../../../platform/files/texts.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import type { SmsSender } from '../../../../platform/sms/sms-sender.ts';
import { setOnlineAcceptance } from '../online-acceptance.ts';
import type { SalesOfStore } from '../ports.ts';
import { addBanner, listStoreBanners, orderBanners, removeBanner } from './banners.ts';
import { setLogo } from './logo.ts';
import { openStore } from './open-store.ts';
import { searchStores } from './search-stores.ts';
import { changeStoreData } from './store-data/change-store-data.ts';
import { textDataChange } from './store-data/text-data-change.ts';
import { findStoreDetail } from './store-detail.reads.ts';
import {
  reactivateStore,
  setFranchisee,
  setHasBulkUpload,
  setPayOnlineNotice,
  setTakesOrdersWhileClosed,
  suspendStore,
} from './store-standing.ts';
import { storesSheet } from './stores-sheet.ts';

interface Deps {
  /** Database for all stores; each transaction is in one store. */
  system: Database;
  files: Files;
  clock: Clock;
  mails: MailQueue;
  sms: SmsSender;
  log: Logger;
  onlineSales: SalesOfStore;
  /** Links for users begin with the public URL. */
  config: { publicUrl: string | null; port: number; supportPhone: string };
}

/** Stores per page. */
const PAGE = 50;

const settersOf = (sales: SalesOfStore) => ({
  'pay-online-notice': setPayOnlineNotice,
  'online-payment': ((tx, isOn, actor) =>
    setOnlineAcceptance(tx, sales, isOn, actor)) satisfies ProviderCommand<boolean, void>,
  'orders-while-closed': setTakesOrdersWhileClosed,
  franchisee: setFranchisee,
  'bulk-upload': setHasBulkUpload,
});

/** The last store of the previous page. Throws `list.page-gone`. */
function placeOf(cursor: string): number {
  if (!/^[1-9]\d{0,8}$/.test(cursor)) throw new AppError('list.page-gone');
  return Number(cursor);
}

/** Binds the console's calls about stores: search, details, suspension, switches and pictures. */
export function bindProviderStores(bind: Bind, deps: Deps): void {
  const { system, files, clock, config, onlineSales } = deps;
  const setters = settersOf(onlineSales);
  bind(calls.searchStores, async ({ after, ...filter }) => {
    const before = after === null ? null : placeOf(after);
    const { stores, next } = await searchStores(system, { ...filter, before, limit: PAGE });
    return { rows: stores, next: next === null ? null : String(next) };
  });
  bind(calls.exportStores, async (asked) => storesSheet(system, asked, clock.now()));

  bind(createStore, async (wish, { provider }) => {
    const origin = config.publicUrl ?? `http://localhost:${config.port}`;
    const actor = { operator: provider.login, name: provider.name, origin, now: clock.now() };
    const { storeId, isMailed, intakeKey, link } = await openStore(deps, wish, actor);
    return {
      ...{ storeId, isMailed },
      intakeKey: providerMay(provider, 'services.manage') ? intakeKey : null,
      link: providerMay(provider, 'people.manage') ? link : null,
    };
  });

  bind.inKnownStore(calls.getStoreDetail, async (tx, _input, { now }) => {
    const { gaps, openedOn } = await onlineSales.read(tx, now);
    return { ...(await findStoreDetail(tx, now)), onlineSales: { gaps, openedOn } };
  });

  bind.asProvider(changeData, async ({ storeId, reason, version, ...wish }, by) => {
    const actor = { ...by, supportPhone: config.supportPhone };
    const messages = await inKnownStore(system, storeId, (tx) =>
      changeStoreData(tx, deps.mails, () => wish, { reason, version }, actor),
    );
    return { message: await textDataChange(deps, messages) };
  });

  bind.inKnownStore(calls.suspendStore, saying(null, suspendStore));
  bind.inKnownStore(calls.reactivateStore, saying(null, reactivateStore));
  bind.inKnownStore(
    calls.setStoreSwitch,
    saying(null, (tx, { name, isOn }, actor) => setters[name](tx, isOn, actor)),
  );

  /** Stores a picture after checking that the store exists, then runs `work` with its hash. */
  const withPicture = async <T>(
    { storeId, picture }: { storeId: number; picture: { bytes: Uint8Array } },
    actor: ProviderActor,
    work: ProviderCommand<string, T>,
  ) => {
    await inKnownStore(system, storeId, () => Promise.resolve());
    const hash = await hashOfGiven(files, picture.bytes);
    return inKnownStore(system, storeId, (tx) => work(tx, hash, actor));
  };

  bind.asProvider(
    calls.setStoreLogo,
    saying(null, (input, actor) => withPicture(input, actor, setLogo)),
  );

  const addOne: ProviderCommand<{ image: string; link: string | null }, number> = async (
    tx,
    banner,
    actor,
  ) => {
    const added = await addBanner(tx, banner, actor);
    if ('bannerId' in added) return added.bannerId;
    throw invalidField(added.field, added.fault);
  };
  bind.inKnownStore(calls.listStoreBanners, listStoreBanners);
  bind.inKnownStore(calls.addStoreBanner, addOne);
  bind.asProvider(calls.addStoreBannerFile, (input, actor) =>
    withPicture(input, actor, (tx, hash) =>
      addOne(tx, { image: picturePath(hash, 960), link: input.link }, actor),
    ),
  );
  bind.inKnownStore(calls.removeStoreBanner, saying(null, orRefuse('provider.unknown-banner', removeBanner)));
  bind.inKnownStore(calls.orderStoreBanners, saying(null, orderBanners));
}

/** Stores an uploaded picture. Throws `registration.picture-refused` with the fault at its field. */
async function hashOfGiven(files: Files, bytes: Uint8Array): Promise<string> {
  const kept = await keepPicture(files, bytes);
  if ('hash' in kept) return kept.hash;
  const detail = PICTURE_FAULTS[kept.fault];
  throw new AppError('registration.picture-refused', {
    detail,
    fields: [{ campo: 'imagem', mensagem: `Não foi possível usar a imagem: ${detail}` }],
  });
}
