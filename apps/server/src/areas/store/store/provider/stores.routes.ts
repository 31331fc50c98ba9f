import { createStore } from '@comanda/contract/store/store/provider-new-store.calls';
import { changeStoreData } from '@comanda/contract/store/store/provider-store-data.calls';
import * as calls from '@comanda/contract/store/store/provider-stores.calls';
import { messageCommand, orRefuse } from '../../../../platform/command.ts';
import type { Files } from '../../../../platform/files/files.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { listStoreBanners, orderBanners, removeBanner } from './banners.ts';
import { reactivateStore, suspendStore } from './store-access.ts';
import {
  changeData,
  createSetSwitch,
  openNewStore,
  pageOfStores,
  type StoreDeps,
  storeDetail,
} from './store-commands.ts';
import { addGivenBanner, addSentBanner, setSentLogo } from './store-pictures.ts';
import { storesSheet } from './stores-sheet.ts';

/** Binds the console's calls about stores: search, details, suspension, switches and pictures. */
export function bindProviderStores(bind: Bind, deps: StoreDeps & { files: Files }): void {
  const { system, clock, onlineSales } = deps;
  bind(calls.searchStores, (input) => pageOfStores(system, input));
  bind(calls.exportStores, async (input) => storesSheet(system, input, clock.now()));
  bind(createStore, (request, { provider }) => openNewStore(deps, request, provider));
  bind.inKnownStore(calls.getStoreDetail, storeDetail(onlineSales));
  bind.asProvider(changeStoreData, (request, actor) => changeData(deps, request, actor));
  bind.inKnownStore(calls.suspendStore, messageCommand(null, suspendStore));
  bind.inKnownStore(calls.reactivateStore, messageCommand(null, reactivateStore));
  bind.inKnownStore(calls.setStoreSwitch, messageCommand(null, createSetSwitch(onlineSales)));

  bind.asProvider(calls.setStoreLogo, messageCommand(null, setSentLogo(deps)));
  bind.inKnownStore(calls.listStoreBanners, listStoreBanners);
  bind.inKnownStore(calls.addStoreBanner, addGivenBanner);
  bind.asProvider(calls.addStoreBannerFile, addSentBanner(deps));
  bind.inKnownStore(
    calls.removeStoreBanner,
    messageCommand(null, orRefuse('provider.unknown-banner', removeBanner)),
  );
  bind.inKnownStore(calls.orderStoreBanners, messageCommand(null, orderBanners));
}
