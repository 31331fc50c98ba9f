import { createStore } from '@comanda/contract/provider/new-store.calls';
import { changeStoreData as changeData } from '@comanda/contract/provider/store-data.calls';
import * as calls from '@comanda/contract/provider/stores.calls';
import { picturePath } from '@comanda/domain/pictures/picture';
import { providerMay } from '@comanda/domain/provider/permissions';
import type { Clock } from '../../../platform/clock.ts';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database, Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Files } from '../../../platform/files/files.ts';
import { keepPicture } from '../../../platform/files/keep-picture.ts';
import { PICTURE_FAULTS } from '../../../platform/files/texts.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import type { ProviderSession } from '../../../platform/http/requester.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { SmsSender } from '../../../platform/sms/sms-sender.ts';
import { mailInvitation } from '../../access/public.ts';
import { addBanner, listStoreBanners, orderBanners, removeBanner } from './banners.ts';
import { setLogo } from './logo.ts';
import { openStore } from './open-store.ts';
import { searchStores } from './search-stores.ts';
import { changeStoreData } from './store-data/change-store-data.ts';
import { tellDataChange } from './store-data/tell-data-change.ts';
import { findStoreDetail } from './store-detail.reads.ts';
import {
  type ProviderActor,
  reactivateStore,
  setAcceptsOnlinePayment,
  setCanBePaidOnline,
  setFranchisee,
  setHasBulkUpload,
  setPayOnlineNotice,
  setTakesOrdersWhileClosed,
  suspendStore,
} from './store-standing.ts';

interface Deps {
  /** Every store, one transaction per store. */
  system: Database;
  files: Files;
  clock: Clock;
  mailer: Mailer;
  sms: SmsSender;
  log: Logger;
  /** Where the links of people begin: origin of the product. */
  config: { publicUrl: string | null; port: number; supportPhone: string };
}

/** Stores of a page. */
const PAGE = 50;

const SETTERS = {
  'pay-online-notice': setPayOnlineNotice,
  'payment-account': setCanBePaidOnline,
  'online-payment': setAcceptsOnlinePayment,
  'orders-while-closed': setTakesOrdersWhileClosed,
  franchisee: setFranchisee,
  'bulk-upload': setHasBulkUpload,
};

/** Stores in the provider's console: found, looked at, suspended, switched, with their pictures. */
export function bindProviderStores(bind: Bind, deps: Deps): void {
  const { system, files, clock, config } = deps;
  /** What somebody of the provider does in a store; nothing is said but that it is done. */
  const act = async (
    storeId: number,
    { login }: ProviderSession,
    work: (tx: Transaction, actor: ProviderActor) => Promise<unknown>,
  ) => {
    await inKnownStore(system, storeId, (tx) => work(tx, { operator: login, now: clock.now() }));
    return { message: null };
  };

  bind(calls.searchStores, async ({ words, ...search }) => {
    const found = await searchStores(system, { ...search, words: words ?? '', limit: PAGE });
    const stores = found.slice(0, PAGE);
    const isMore = found.length > PAGE;
    return { stores, next: isMore ? Math.min(...stores.map(({ storeId }) => storeId)) : null };
  });

  bind(createStore, async (wish, { provider }) => {
    const actor = { operator: provider.login, now: clock.now() };
    const { path, ...opened } = await openStore(system, wish, actor);
    const link = `${config.publicUrl ?? `http://localhost:${config.port}`}${path}`;
    const { adminName: name, adminEmail: email, name: storeName } = wish;
    const about = { storeName, invitedBy: provider.name, link };
    const isMailed = await mailInvitation(deps, { name, email, role: 'admin' }, about);
    return {
      storeId: opened.storeId,
      isMailed,
      intakeKey: providerMay(provider, 'services.manage') ? opened.intakeKey : null,
      link: providerMay(provider, 'people.manage') ? link : null,
    };
  });

  bind(calls.getStoreDetail, ({ storeId }) =>
    inKnownStore(system, storeId, (tx) => findStoreDetail(tx, clock.now())),
  );

  bind(changeData, async ({ storeId, reason, version, ...wish }, { provider }) => {
    const notices = await inKnownStore(system, storeId, (tx) => {
      const actor = { operator: provider.login, now: clock.now(), supportPhone: config.supportPhone };
      return changeStoreData(tx, () => wish, { reason, version }, actor);
    });
    if (notices !== null) await tellDataChange(deps, notices);
    return { message: null };
  });

  bind(calls.suspendStore, ({ storeId, text }, { provider }) =>
    act(storeId, provider, (tx, actor) => suspendStore(tx, text, actor)),
  );

  bind(calls.reactivateStore, ({ storeId }, { provider }) => act(storeId, provider, reactivateStore));

  bind(calls.setStoreSwitch, ({ storeId, name, isOn }, { provider }) =>
    act(storeId, provider, (tx, actor) => SETTERS[name](tx, isOn, actor)),
  );

  bind(calls.setStoreLogo, async ({ storeId, picture }, { provider }) => {
    await inKnownStore(system, storeId, () => Promise.resolve());
    const hash = await hashOfGiven(files, picture.bytes);
    return act(storeId, provider, (tx, actor) => setLogo(tx, hash, actor));
  });

  bind(calls.listStoreBanners, ({ storeId }) => inKnownStore(system, storeId, listStoreBanners));

  const addOne = async (
    storeId: number,
    { login }: ProviderSession,
    banner: { image: string; link: string | null },
  ) => {
    const added = await inKnownStore(system, storeId, (tx) =>
      addBanner(tx, banner, { operator: login, now: clock.now() }),
    );
    if ('bannerId' in added) return added.bannerId;
    throw new AppError('request.invalid', { fields: [{ campo: added.field, mensagem: added.fault }] });
  };

  bind(calls.addStoreBanner, ({ storeId, image, link }, { provider }) =>
    addOne(storeId, provider, { image, link }),
  );

  bind(calls.addStoreBannerFile, async ({ storeId, picture, link }, { provider }) => {
    await inKnownStore(system, storeId, () => Promise.resolve());
    const hash = await hashOfGiven(files, picture.bytes);
    return addOne(storeId, provider, { image: picturePath(hash, 960), link });
  });

  bind(calls.removeStoreBanner, async ({ storeId, bannerId }, { provider }) =>
    act(storeId, provider, async (tx, actor) => {
      if (!(await removeBanner(tx, bannerId, actor))) throw new AppError('provider.unknown-banner');
    }),
  );

  bind(calls.orderStoreBanners, ({ storeId, bannerIds }, { provider }) =>
    act(storeId, provider, (tx, actor) => orderBanners(tx, bannerIds, actor)),
  );
}

/** Keeps a picture somebody sent. Throws `registration.picture-refused`; what is wrong is said at its field, too. */
async function hashOfGiven(files: Files, bytes: Uint8Array): Promise<string> {
  const kept = await keepPicture(files, bytes);
  if ('hash' in kept) return kept.hash;
  const detail = PICTURE_FAULTS[kept.fault];
  throw new AppError('registration.picture-refused', {
    detail,
    fields: [{ campo: 'imagem', mensagem: `Não foi possível usar a imagem: ${detail}` }],
  });
}
