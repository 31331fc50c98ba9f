import { NOBODYS_STORE } from '../../../areas/audit/public.ts';
import {
  addDistrict,
  findCityNamed,
  findDistrictNamed,
  importDistricts,
  joinDistricts,
  listCities,
  listDistricts,
  NO_DISTRICTS,
  readDistricts,
  removeCity,
  removeDistrict,
  renameCity,
  renameDistrict,
  settledLines,
} from '../../../areas/delivery-areas/public.ts';
import { noteAtTerminal } from '../../../areas/provider/public.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { rowsOfFile } from '../read-words.ts';
import type { Action, Provider, Subject } from '../subject.ts';
import { BAIRROS } from './bairros-texts.ts';

const importar: Action = {
  name: 'importar',
  summary: BAIRROS.importSummary,
  words: ['arquivo|-'],
  options: { 'pular-erros': 'switch' },
  optionsHelp: '[--pular-erros]',
  run: async ({ words, options }, { database, say }) => {
    const { districts, faults, badLines } = await readDistricts(rowsOfFile(words[0] ?? '-'));
    for (const fault of faults) say(fault);
    if (badLines > 0 && options['pular-erros'] === undefined)
      throw new Complaint(BAIRROS.nothingTaken(badLines));
    if (districts.length === 0) throw new Complaint(NO_DISTRICTS);
    say(BAIRROS.saved(await importDistricts(database, districts)));
  },
};

const cidades: Action = {
  name: 'cidades',
  summary: BAIRROS.citiesSummary,
  words: [],
  options: {},
  run: async (_given, { database, say }) => {
    const cities = await listCities(database);
    for (const city of cities) say(BAIRROS.line(city));
    if (cities.length === 0) say(BAIRROS.none);
  },
};

/** `UF;município;bairro`. */
function placeOf(word = ''): { state: string; city: string; district: string } {
  const [state, city, district, ...more] = word.split(';').map((part) => part.trim());
  if (!state || !city || !district || more.length > 0)
    throw new Complaint(BAIRROS.badPlace(word), EXIT.misused);
  return { state: state.toUpperCase(), city, district };
}

/** `UF;município`. */
function cityOf(word = ''): { state: string; city: string } {
  const [state, city, ...more] = word.split(';').map((part) => part.trim());
  if (!state || !city || more.length > 0) throw new Complaint(BAIRROS.badCity(word), EXIT.misused);
  return { state: state.toUpperCase(), city };
}

/** What is refused is a sentence for whoever sits at the terminal. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Complaint(error.details.fields?.map(({ mensagem }) => mensagem).join('\n') ?? error.message);
  }
}

const districtOf = ({ database }: Provider, word: string | undefined) =>
  told(findDistrictNamed(database, placeOf(word)));
/** Writes down that it was done here, for the provider's audit. */
const note = ({ database, operator, now }: Provider, action: string, numbers: Record<string, number>) =>
  database.inStore(NOBODYS_STORE, (tx) =>
    noteAtTerminal(tx, `bairros ${action}`, numbers, { operator, now: now() }),
  );
const menderOf = ({ operator, now }: Provider) => ({ operator, now: now() });

const listar: Action = {
  name: 'listar',
  summary: BAIRROS.listSummary,
  words: ['UF;município'],
  options: {},
  run: async ({ words }, { database, say }) => {
    const { cityId } = await told(findCityNamed(database, cityOf(words[0])));
    for (const district of await listDistricts(database, cityId)) say(BAIRROS.district(district));
  },
};

const adicionar: Action = {
  name: 'adicionar',
  summary: BAIRROS.addSummary,
  words: ['UF;município;bairro'],
  options: {},
  run: async ({ words }, { database, say }) =>
    say(BAIRROS.added(await told(addDistrict(database, placeOf(words[0]))))),
};

const renomear: Action = {
  name: 'renomear',
  summary: BAIRROS.renameSummary,
  words: ['UF;município;bairro', 'nome…'],
  options: {},
  run: async ({ words }, provider) => {
    const { districtId, name } = await districtOf(provider, words[0]);
    const typed = words.slice(1).join(' ');
    await told(renameDistrict(provider.database, districtId, typed, menderOf(provider)));
    await note(provider, 'renomear', { districtId });
    provider.say(BAIRROS.renamed(name, typed));
  },
};

const juntar: Action = {
  name: 'juntar',
  summary: BAIRROS.joinSummary,
  words: ['UF;município;bairro', 'UF;município;bairro que fica'],
  options: {},
  confirm: async ({ words }, provider) => {
    const [from, into] = [await districtOf(provider, words[0]), await districtOf(provider, words[1])];
    return BAIRROS.joinQuestion(from.name, into.name);
  },
  run: async ({ words }, provider) => {
    const [from, into] = [await districtOf(provider, words[0]), await districtOf(provider, words[1])];
    const both = { from: from.districtId, into: into.districtId };
    const { moved, settled } = await told(joinDistricts(provider.database, both, menderOf(provider)));
    await note(provider, 'juntar', { districtId: both.from, into: both.into });
    provider.say(BAIRROS.joined(moved));
    for (const line of settledLines(settled)) provider.say(line);
  },
};

const remover: Action = {
  name: 'remover',
  summary: BAIRROS.removeSummary,
  words: ['UF;município;bairro'],
  options: {},
  confirm: async ({ words }, provider) => BAIRROS.removeQuestion((await districtOf(provider, words[0])).name),
  run: async ({ words }, provider) => {
    const { districtId, name } = await districtOf(provider, words[0]);
    await told(removeDistrict(provider.database, districtId, menderOf(provider)));
    await note(provider, 'remover', { districtId });
    provider.say(BAIRROS.removed(name));
  },
};

const renomearCidade: Action = {
  name: 'renomear-cidade',
  summary: BAIRROS.renameCitySummary,
  words: ['UF;município', 'nome…'],
  options: {},
  run: async ({ words }, provider) => {
    const { database, say } = provider;
    const { cityId, name } = await told(findCityNamed(database, cityOf(words[0])));
    const typed = words.slice(1).join(' ');
    await told(renameCity(database, cityId, typed, menderOf(provider)));
    await note(provider, 'renomear-cidade', { cityId });
    say(BAIRROS.renamed(name, typed));
  },
};

const removerCidade: Action = {
  name: 'remover-cidade',
  summary: BAIRROS.removeCitySummary,
  words: ['UF;município'],
  options: {},
  confirm: async ({ words }, { database }) =>
    BAIRROS.removeQuestion((await told(findCityNamed(database, cityOf(words[0])))).name),
  run: async ({ words }, provider) => {
    const { database, say } = provider;
    const { cityId, name } = await told(findCityNamed(database, cityOf(words[0])));
    await told(removeCity(database, cityId, menderOf(provider)));
    await note(provider, 'remover-cidade', { cityId });
    say(BAIRROS.removed(name));
  },
};

/** The cities and districts stores choose from. */
export const bairros: Subject = {
  name: 'bairros',
  summary: BAIRROS.summary,
  actions: [importar, cidades, listar, adicionar, renomear, juntar, remover, renomearCidade, removerCidade],
};
