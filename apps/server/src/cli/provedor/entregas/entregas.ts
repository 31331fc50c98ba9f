import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import {
  courierSealer,
  findCourierAccountState,
  listAllAreas,
  type NewArea,
  offerArea,
  readAreas,
  readServiceUrl,
  saveAreas,
  setUpCourierAccount,
  useCourierAccount,
  webhookPath,
} from '../../../areas/orders/courier/public.ts';
import { serverSecret } from '../../../config.ts';
import { linkTo } from '../../link-to.ts';
import { Complaint, unlessFault } from '../complaint.ts';
import { doInStore, inStore, listOfStore } from '../in-store.ts';
import { numberOf, onOrOff, rowsOfFile } from '../read-words.ts';
import type { Action, Given, Provider, Subject } from '../subject.ts';
import { ENTREGAS } from './entregas-texts.ts';
import { coordinates, priceCents, required } from './read-entregas.ts';

/**
 * Asks for the secret; null leaves the saved secret unchanged. The secret is never an argument, because other
 * local users can read arguments, and the shell saves them.
 */
async function secretOf({ options }: Given, provider: Provider, hasOne: boolean): Promise<string | null> {
  if (hasOne && options['trocar-segredo'] === undefined) return null;
  const typed = (await provider.prompt(ENTREGAS.secretPrompt, { isHidden: true })).trim();
  if (typed === '') throw new Complaint(ENTREGAS.secretMissing);
  return typed;
}

const configurar: Action = {
  name: 'configurar',
  summary: ENTREGAS.setUpSummary,
  words: ['loja'],
  options: {
    url: 'value',
    cliente: 'value',
    'trocar-segredo': 'switch',
    rua: 'value',
    numero: 'value',
    complemento: 'value',
    cep: 'value',
    lat: 'value',
    lng: 'value',
  },
  optionsHelp: ENTREGAS.setUpHelp,
  run: async (given, provider) => {
    const { options } = given;
    const { url: baseUrl } = unlessFault(await readServiceUrl(required(options, 'url'), provider.config));
    const clientId = required(options, 'cliente');
    const pickup = {
      street: required(options, 'rua'),
      number: required(options, 'numero'),
      complement: options.complemento ?? null,
      postalCode: required(options, 'cep'),
      ...coordinates(options),
    };
    const before = await inStore(given, provider, (tx) => findCourierAccountState(tx));
    const secret = await secretOf(given, provider, before.hasAccount);
    const sealer = courierSealer(serverSecret(provider.config));
    await inStore(given, provider, async (tx, actor, name) => {
      const sealedSecret = secret === null ? null : sealer.seal(secret);
      const merchantId = await setUpCourierAccount(tx, { baseUrl, clientId, sealedSecret, pickup }, actor);
      const [webhook = '', ...warnings] = linkTo(provider.config, webhookPath(tx.storeId));
      tx.afterCommit(() => {
        for (const line of [...ENTREGAS.setUp(name, merchantId, webhook), ...warnings])
          provider.writeLine(line);
      });
    });
  },
};

/** Makes an action that saves areas, with the machine's user account as the author. */
const savingAreas = (areasIn: (city: string, given: Given) => readonly NewArea[]) =>
  doInStore(async (tx, actor, { given }) => {
    const areas = areasIn((await findCourierAccountState(tx)).city, given);
    await saveAreas(tx, areas, actor);
    return ENTREGAS.saved(areas.length);
  });

const bairro: Action = {
  name: 'bairro',
  summary: ENTREGAS.areaSummary,
  words: ['loja', 'preço', 'nome…'],
  options: { cidade: 'value' },
  optionsHelp: '[--cidade …]',
  run: savingAreas((city, { words, options }) => [
    { name: words.slice(2).join(' '), city: options.cidade || city, priceCents: priceCents(words[1] ?? '') },
  ]),
};

const bairros: Action = {
  name: 'bairros',
  summary: ENTREGAS.areasSummary,
  words: ['loja', 'arquivo|-'],
  run: async (given, provider) => {
    // Reads the areas before the transaction, because standard input may be slow.
    const { areas } = unlessFault(await readAreas(rowsOfFile(given.words[1] ?? '-')));
    await savingAreas(() => areas)(given, provider);
  },
};

const bairroOferecer: Action = {
  name: 'bairro-oferecer',
  summary: ENTREGAS.switchAreaSummary,
  words: ['loja', 'bairro', 'sim|nao'],
  run: doInStore(async (tx, actor, { word: number, given }) => {
    const isOn = onOrOff(given.words[2]);
    if (!(await offerArea(tx, { areaId: numberOf(number), isEnabled: isOn }, actor)))
      throw new Complaint(ENTREGAS.unknownArea(number));
    return ENTREGAS.areaSwitched(number, isOn);
  }),
};

const listar = listOfStore(
  ENTREGAS.listSummary,
  listAllAreas,
  ({ areaId, name, city, priceCents: cents, isEnabled }) =>
    `${String(areaId).padStart(4)}  ${name} (${city})  ${formatCents(cents)}${isEnabled ? '' : `  ${ENTREGAS.off}`}`,
  ENTREGAS.none,
);

const usar: Action = {
  name: 'usar',
  summary: ENTREGAS.switchSummary,
  words: ['loja', 'sim|nao'],
  run: doInStore(async (tx, actor, { name, word }) => {
    const isOn = onOrOff(word);
    if (!(await useCourierAccount(tx, { isEnabled: isOn }, actor))) throw new Complaint(ENTREGAS.notSetUp);
    return ENTREGAS.switched(name, isOn);
  }),
};

/** Commands about a store's courier service, and its coverage areas with their prices. */
export const entregas: Subject = {
  name: 'entregas',
  summary: ENTREGAS.summary,
  console: '/provedor/lojas',
  actions: [configurar, usar, listar, bairro, bairros, bairroOferecer],
};
