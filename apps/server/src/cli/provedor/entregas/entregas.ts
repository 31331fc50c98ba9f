import { formatCents } from '@comanda/domain/money/format-cents';
import {
  courierSealer,
  findCourierAccountState,
  listAllAreas,
  type NewArea,
  offerArea,
  readAreas,
  readServiceUrl,
  saveAreas as saveAreasOf,
  setUpCourierAccount,
  useCourierAccount,
  webhookPath,
} from '../../../areas/courier/public.ts';
import { serverSecret } from '../../../config.ts';
import { linkTo } from '../../link-to.ts';
import { Complaint, unlessFault } from '../complaint.ts';
import { inStore } from '../in-store.ts';
import { onOrOff, rowsOfFile } from '../read-words.ts';
import type { Action, Given, Provider, Subject } from '../subject.ts';
import { ENTREGAS } from './entregas-texts.ts';
import { coordinates, priceCents, required } from './read-entregas.ts';

/**
 * The secret asked for, or null: the one that is there stays. Never an argument: every local user can read those, and
 * the shell keeps them.
 */
async function secretOf({ options }: Given, provider: Provider, hasOne: boolean): Promise<string | null> {
  if (hasOne && options['trocar-segredo'] === undefined) return null;
  const typed = (await provider.ask(ENTREGAS.askSecret, { isHidden: true })).trim();
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
        for (const line of [...ENTREGAS.setUp(name, merchantId, webhook), ...warnings]) provider.say(line);
      });
    });
  },
};

/** Writes areas and who did it. */
function saveAreas(
  given: Given,
  provider: Provider,
  areasIn: (city: string) => readonly NewArea[],
): Promise<void> {
  return inStore(given, provider, async (tx, actor) => {
    const areas = areasIn((await findCourierAccountState(tx)).city);
    await saveAreasOf(tx, areas, actor);
    tx.afterCommit(() => provider.say(ENTREGAS.saved(areas.length)));
  });
}

const bairro: Action = {
  name: 'bairro',
  summary: ENTREGAS.areaSummary,
  words: ['loja', 'preço', 'nome…'],
  options: { cidade: 'value' },
  optionsHelp: '[--cidade …]',
  run: (given, provider) => {
    const cents = priceCents(given.words[1] ?? '');
    const name = given.words.slice(2).join(' ');
    return saveAreas(given, provider, (city) => [
      { name, city: given.options.cidade || city, priceCents: cents },
    ]);
  },
};

const bairros: Action = {
  name: 'bairros',
  summary: ENTREGAS.areasSummary,
  words: ['loja', 'arquivo|-'],
  options: {},
  run: async (given, provider) => {
    const { areas } = unlessFault(await readAreas(rowsOfFile(given.words[1] ?? '-')));
    await saveAreas(given, provider, () => areas);
  },
};

const bairroOferecer: Action = {
  name: 'bairro-oferecer',
  summary: ENTREGAS.switchAreaSummary,
  words: ['loja', 'bairro', 'sim|nao'],
  options: {},
  run: (given, provider) =>
    inStore(given, provider, async (tx, actor) => {
      const number = given.words[1] ?? '';
      const isOn = onOrOff(given.words[2]);
      const isThere = /^\d{1,9}$/.test(number) && (await offerArea(tx, Number(number), isOn, actor));
      if (!isThere) throw new Complaint(ENTREGAS.unknownArea(number));
      tx.afterCommit(() => provider.say(ENTREGAS.areaSwitched(number, isOn)));
    }),
};

const listar: Action = {
  name: 'listar',
  summary: ENTREGAS.listSummary,
  words: ['loja'],
  options: {},
  run: (given, provider) =>
    inStore(given, provider, async (tx) => {
      const areas = await listAllAreas(tx);
      for (const { areaId, name, city, priceCents: cents, isEnabled } of areas) {
        const off = isEnabled ? '' : `  ${ENTREGAS.off}`;
        provider.say(`${String(areaId).padStart(4)}  ${name} (${city})  ${formatCents(cents)}${off}`);
      }
      if (areas.length === 0) provider.say(ENTREGAS.none);
    }),
};

const usar: Action = {
  name: 'usar',
  summary: ENTREGAS.switchSummary,
  words: ['loja', 'sim|nao'],
  options: {},
  run: (given, provider) =>
    inStore(given, provider, async (tx, actor, name) => {
      const isOn = onOrOff(given.words[1]);
      if (!(await useCourierAccount(tx, isOn, actor))) throw new Complaint(ENTREGAS.notSetUp);
      tx.afterCommit(() => provider.say(ENTREGAS.switched(name, isOn)));
    }),
};

/** How a store reaches its logistics service, and where its couriers go for how much. */
export const entregas: Subject = {
  name: 'entregas',
  summary: ENTREGAS.summary,
  actions: [configurar, usar, listar, bairro, bairros, bairroOferecer],
};
