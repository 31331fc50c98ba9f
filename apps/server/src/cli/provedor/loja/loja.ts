import { picturePath } from '@comanda/domain/kit/pictures/picture';
import { SUSPENSION_TEXT_MAX } from '@comanda/domain/store/store/suspension';
import { readTerms } from '../../../areas/money/ledger/public.ts';
import { onlineSalesBy } from '../../../areas/money/wiring.ts';
import {
  addBanner,
  foundStores,
  listStoreBanners,
  reactivateStore,
  removeBanner,
  type StoreSummary,
  setFranchisee,
  setHasBulkUpload,
  setLogo,
  setOnlineAcceptance,
  setPayOnlineNotice,
  setTakesOrdersWhileClosed,
  suspendStore,
} from '../../../areas/store/store/public.ts';
import type { ProviderCommand } from '../../../platform/command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { confirmForStore, doInStore, inStore, listOfStore } from '../in-store.ts';
import { numberOf, onOrOff } from '../read-words.ts';
import type { Action, Given, Provider, Subject } from '../subject.ts';
import { LOJA } from '../texts.ts';
import { dados } from './dados.ts';
import { pictureOfFile } from './picture-of-file.ts';

/** Makes an action `<loja> <sim|nao>` for a setting of a store. */
const switchAction = (
  name: string,
  summary: string,
  set: (...of: [...Parameters<ProviderCommand<boolean, void>>, Provider]) => Promise<void>,
): Action => ({
  name,
  summary,
  words: ['loja', 'sim|nao'],
  run: doInStore(async (tx, actor, { name: store, word, provider }) => {
    const isOn = onOrOff(word);
    await set(tx, isOn, actor, provider);
    return LOJA.switched(store, name, isOn);
  }),
});

const listar: Action = {
  name: 'listar',
  summary: LOJA.listSummary,
  words: ['nome…?'],
  run: async ({ words }, { database, writeLine }) => {
    let isNone = true;
    for await (const stores of foundStores(database, {
      ...{ words: words.join(' '), status: null, createdFrom: null },
    })) {
      for (const store of stores) writeLine(lineOf(store));
      isNone = false;
    }
    if (isNone) writeLine(LOJA.none);
  },
};

function lineOf(store: StoreSummary): string {
  const marks = [
    store.isOpen ? LOJA.open : LOJA.closed,
    ...(store.isSuspended ? [LOJA.suspendedMark] : []),
    ...(store.showsPayOnlineNotice ? [LOJA.noticeMark] : []),
    ...(store.canBePaidOnline ? [LOJA.accountMark] : []),
    ...(store.acceptsOnlinePayment ? [LOJA.onlineMark] : []),
    ...(store.isFranchisee ? [LOJA.franchiseMark] : []),
  ];
  return `${String(store.storeId).padStart(6)}  ${store.name} (${store.city})  ${marks.join(', ')}`;
}

/** The text that the store's users see while the store is suspended. */
function suspensionText({ words }: Given): string {
  const text = words.slice(1).join(' ').trim();
  if (text === '' || text.length > SUSPENSION_TEXT_MAX)
    throw new Complaint(LOJA.badSuspension(SUSPENSION_TEXT_MAX), EXIT.misused);
  return text;
}

const suspender: Action = {
  name: 'suspender',
  summary: LOJA.suspendSummary,
  words: ['loja', 'texto…'],
  confirm: (given, provider) => {
    suspensionText(given);
    return confirmForStore(LOJA.suspendQuestion)(given, provider);
  },
  run: doInStore(async (tx, actor, { name, given }) => {
    await suspendStore(tx, { text: suspensionText(given) }, actor);
    return LOJA.suspended(name);
  }),
};

const reativar: Action = {
  name: 'reativar',
  summary: LOJA.reactivateSummary,
  words: ['loja'],
  run: doInStore(async (tx, actor, { name }) => {
    await reactivateStore(tx, {}, actor);
    return LOJA.reactivated(name);
  }),
};

const banners: Action = {
  ...listOfStore(
    LOJA.bannersSummary,
    listStoreBanners,
    ({ bannerId, image, link }) =>
      `${String(bannerId).padStart(4)}  ${image}${link === null ? '' : `  → ${link}`}`,
    LOJA.noBanners,
  ),
  name: 'banners',
};

const bannerAdicionar: Action = {
  name: 'banner-adicionar',
  summary: LOJA.addBannerSummary,
  words: ['loja', 'imagem?'],
  options: { arquivo: 'value', link: 'value' },
  optionsHelp: '[--arquivo foto.jpg] [--link https://…]',
  run: async (given, provider) => {
    const { arquivo, link = null } = given.options;
    const address = given.words[1];
    if ((arquivo === undefined) === (address === undefined)) throw new Complaint(LOJA.oneImage, EXIT.misused);
    const image = address ?? picturePath(await pictureOfFile(arquivo ?? '', provider), 960);
    await inStore(given, provider, async (tx, actor) => {
      const added = await addBanner(tx, { image, link }, actor);
      if ('fault' in added) throw new Complaint(added.fault);
      tx.afterCommit(() => provider.writeLine(LOJA.bannerAdded(added.bannerId)));
    });
  },
};

const logo: Action = {
  name: 'logo',
  summary: LOJA.logoSummary,
  words: ['loja', 'arquivo'],
  run: async (given, provider) => {
    const hash = await pictureOfFile(given.words[1] ?? '', provider);
    await inStore(given, provider, async (tx, actor, name) => {
      await setLogo(tx, hash, actor);
      tx.afterCommit(() => provider.writeLine(LOJA.logoSet(name)));
    });
  },
};

const bannerRemover: Action = {
  name: 'banner-remover',
  summary: LOJA.removeBannerSummary,
  words: ['loja', 'banner'],
  confirm: confirmForStore((name, number) => LOJA.removeBannerQuestion(number, name)),
  run: doInStore(async (tx, actor, { word: number }) => {
    if (!(await removeBanner(tx, { bannerId: numberOf(number) }, actor)))
      throw new Complaint(LOJA.unknownBanner(number));
    return LOJA.bannerRemoved(number);
  }),
};

/** Commands about the provider's settings of a store: suspension, notices and carousel. */
export const loja: Subject = {
  name: 'loja',
  summary: LOJA.summary,
  console: '/provedor/lojas',
  actions: [
    listar,
    dados,
    suspender,
    reativar,
    switchAction('aviso', LOJA.noticeSummary, setPayOnlineNotice),
    switchAction('pagamento-online', LOJA.onlineSummary, (tx, isOn, actor, { config }) =>
      setOnlineAcceptance(tx, onlineSalesBy(config.payments !== null, readTerms), isOn, actor),
    ),
    switchAction('recebe-fechada', LOJA.closedOrdersSummary, setTakesOrdersWhileClosed),
    switchAction('franqueada', LOJA.franchiseSummary, setFranchisee),
    switchAction('upload-em-massa', LOJA.bulkUploadSummary, setHasBulkUpload),
    banners,
    bannerAdicionar,
    bannerRemover,
    logo,
  ],
};
