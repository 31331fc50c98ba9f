import { randomUUID } from 'node:crypto';
import { formatCents } from '@comanda/domain/money/format-cents';
import { recordAudit } from '../../../areas/access/public.ts';
import {
  courierSealer,
  findCourierAccountState,
  listAllAreas,
  saveArea,
  saveCourierAccount,
  switchArea,
  switchCourierAccount,
  webhookPath,
} from '../../../areas/courier/public.ts';
import { serverSecret } from '../../../config.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { inStore } from '../in-store.ts';
import { onOrOff, rowsOfFile } from '../read-words.ts';
import type { Action, Given, Provider, Subject } from '../subject.ts';
import { ENTREGAS } from './entregas-texts.ts';
import { areaRows, coordinates, priceCents, required, serviceUrl } from './read-entregas.ts';

/** Where this installation is reached from outside, as far as it was told. */
function publicAddress({ config }: Provider): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}

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
    const baseUrl = serviceUrl(required(options, 'url'), provider.config);
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
    await inStore(given, provider, async (tx, { operator, now }, name) => {
      const merchantId = await saveCourierAccount(tx, {
        baseUrl,
        clientId,
        sealedSecret: secret === null ? null : sealer.seal(secret),
        merchantId: `${before.document}-${randomUUID()}`,
        pickup,
      });
      const details = { por: operator, url: baseUrl };
      await recordAudit(tx, { action: 'courier.account-saved', userId: null, details }, now);
      const webhook = `${publicAddress(provider)}${webhookPath(tx.storeId)}`;
      tx.afterCommit(() => {
        for (const line of ENTREGAS.setUp(name, merchantId, webhook)) provider.say(line);
      });
    });
  },
};

/** Writes areas and who did it. */
function saveAreas(
  given: Given,
  provider: Provider,
  areasIn: (city: string) => { name: string; city: string; priceCents: number }[],
): Promise<void> {
  return inStore(given, provider, async (tx, { operator, now }) => {
    const areas = areasIn((await findCourierAccountState(tx)).city);
    for (const area of areas) await saveArea(tx, area);
    const details = { por: operator, bairros: areas.length };
    await recordAudit(tx, { action: 'courier.areas-saved', userId: null, details }, now);
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
    const areas = await areaRows(rowsOfFile(given.words[1] ?? '-'));
    await saveAreas(given, provider, () => areas);
  },
};

const bairroOferecer: Action = {
  name: 'bairro-oferecer',
  summary: ENTREGAS.switchAreaSummary,
  words: ['loja', 'bairro', 'sim|nao'],
  options: {},
  run: (given, provider) =>
    inStore(given, provider, async (tx, { operator, now }) => {
      const number = given.words[1] ?? '';
      const isOn = onOrOff(given.words[2]);
      const isThere = /^\d{1,9}$/.test(number) && (await switchArea(tx, Number(number), isOn));
      if (!isThere) throw new Complaint(ENTREGAS.unknownArea(number));
      const details = { por: operator, bairro: number, ligado: isOn };
      await recordAudit(tx, { action: 'courier.area-switched', userId: null, details }, now);
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
    inStore(given, provider, async (tx, { operator, now }, name) => {
      const isOn = onOrOff(given.words[1]);
      if (!(await switchCourierAccount(tx, isOn))) throw new Complaint(ENTREGAS.notSetUp, EXIT.failed);
      const details = { por: operator, ligado: isOn };
      await recordAudit(tx, { action: 'courier.account-switched', userId: null, details }, now);
      tx.afterCommit(() => provider.say(ENTREGAS.switched(name, isOn)));
    }),
};

/** How a store reaches its logistics service, and where its couriers go for how much. */
export const entregas: Subject = {
  name: 'entregas',
  summary: ENTREGAS.summary,
  actions: [configurar, usar, listar, bairro, bairros, bairroOferecer],
};
