import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { bool, givenFile, id, plainNumber, textOrNull, translated } from '../../kit/field-types.ts';
import { sheetOf } from '../../kit/paged.ts';
import { answer, list, record } from '../../kit/record.ts';
import { done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';
import { PICTURE_BYTES } from './pending-changes.calls.ts';
import {
  bannerByAddress,
  foundStores,
  STORE_SWITCHES,
  storeBanners,
  storeDetail,
  storeSearch,
  storesExport,
  suspension,
} from './provider-stores.wire.ts';

const READ = { kind: 'provider', permission: 'stores.read' } as const;
const callToRead = defineCalls(READ);
const MANAGE = { kind: 'provider', permission: 'stores.manage' } as const;
const callToManage = defineCalls(MANAGE, ['provider.unknown-store']);

export const searchStores = callToRead({
  name: 'provider.search-stores',
  summary: 'Procurar lojas por nome, documento, cidade, e-mail, número ou usuário',
  route: 'GET provedor/lojas',
  input: storeSearch,
  output: answer(foundStores),
});

export const exportStores = defineCall({
  name: 'provider.export-stores',
  summary: 'As lojas encontradas, como planilha',
  route: 'POST provedor/lojas/exportar',
  access: { ...READ, isSensitive: true },
  input: storesExport,
  output: sheetOf,
});

export const getStoreDetail = callToRead({
  name: 'provider.get-store',
  summary: 'Uma loja: situação, chaves, horários e pedidos de hoje',
  route: 'GET provedor/lojas/{loja}',
  input: record(storeField),
  output: answer('loja', storeDetail),
  errors: ['provider.unknown-store'],
});

export const suspendStore = defineCall({
  name: 'provider.suspend-store',
  summary: 'Suspender uma loja com um texto que ela lê; de novo, mudar o texto',
  route: 'POST provedor/lojas/{loja}/suspender',
  access: { ...MANAGE, isSensitive: true },
  input: suspension,
  output: done,
  errors: ['provider.unknown-store'],
});

export const reactivateStore = defineCall({
  name: 'provider.reactivate-store',
  summary: 'Terminar a suspensão de uma loja',
  route: 'POST provedor/lojas/{loja}/reativar',
  access: { ...MANAGE, isSensitive: true },
  input: record(storeField),
  output: done,
  errors: ['provider.unknown-store'],
});

export const setStoreSwitch = callToManage({
  name: 'provider.set-store-switch',
  summary: 'Ligar ou desligar uma das chaves de uma loja',
  route: 'POST provedor/lojas/{loja}/chave',
  input: record({ ...storeField, name: ['chave', translated(STORE_SWITCHES)], isOn: ['ligada', bool] }),
  output: done,
  errors: ['store.no-payment-account'],
});

export const setStoreLogo = callToManage({
  name: 'provider.set-store-logo',
  summary: 'Pôr o logotipo de uma loja, de um arquivo PNG, JPEG ou WebP',
  route: 'POST provedor/lojas/{loja}/logo',
  takesFiles: { imagem: PICTURE_BYTES },
  input: record({ ...storeField, picture: ['imagem', givenFile] }),
  output: done,
  errors: ['registration.picture-refused'],
});

export const listStoreBanners = callToRead({
  name: 'provider.list-banners',
  summary: 'As imagens do carrossel de uma loja',
  route: 'GET provedor/lojas/{loja}/banners',
  input: record(storeField),
  output: answer('banners', storeBanners),
  errors: ['provider.unknown-store'],
});

export const addStoreBanner = callToManage({
  name: 'provider.add-banner',
  summary: 'Pôr uma imagem no fim do carrossel, pelo endereço dela',
  route: 'POST provedor/lojas/{loja}/banners',
  input: bannerByAddress,
  output: answer('id', plainNumber),
});

export const addStoreBannerFile = callToManage({
  name: 'provider.add-banner-file',
  summary: 'Pôr uma imagem no fim do carrossel, de um arquivo PNG, JPEG ou WebP',
  route: 'POST provedor/lojas/{loja}/banners/arquivo',
  takesFiles: { imagem: PICTURE_BYTES },
  input: record({ ...storeField, picture: ['imagem', givenFile], link: ['link', textOrNull({ max: 500 })] }),
  output: answer('id', plainNumber),
  errors: ['registration.picture-refused'],
});

export const removeStoreBanner = callToManage({
  name: 'provider.remove-banner',
  summary: 'Tirar uma imagem do carrossel',
  route: 'POST provedor/lojas/{loja}/banners/{banner}/remover',
  input: record({ ...storeField, bannerId: ['banner', id] }),
  output: done,
  errors: ['provider.unknown-banner'],
});

/** Pictures that the request does not name come after all others, in their previous sequence. */
export const orderStoreBanners = callToManage({
  name: 'provider.order-banners',
  summary: 'Pôr as imagens do carrossel em outra ordem',
  route: 'POST provedor/lojas/{loja}/banners/ordem',
  input: record({ ...storeField, bannerIds: ['banners', list(id, { least: 1, most: 200 })] }),
  output: done,
});
