import { NO_STORE } from '../../../areas/people/audit/public.ts';
import { noteAtTerminal } from '../../../areas/people/provider/public.ts';
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
} from '../../../areas/store/delivery-areas/public.ts';
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
  run: async ({ words, options }, { database, writeLine }) => {
    const { rows, faults, badLines } = await readDistricts(rowsOfFile(words[0] ?? '-'));
    for (const fault of faults) writeLine(fault);
    if (badLines > 0 && options['pular-erros'] === undefined)
      throw new Complaint(BAIRROS.nothingTaken(badLines));
    if (rows.length === 0) throw new Complaint(NO_DISTRICTS);
    writeLine(BAIRROS.saved(await importDistricts(database, rows)));
  },
};

const cidades: Action = {
  name: 'cidades',
  summary: BAIRROS.citiesSummary,
  run: async (_given, { database, writeLine }) => {
    const cities = await listCities(database);
    for (const city of cities) writeLine(BAIRROS.line(city));
    if (cities.length === 0) writeLine(BAIRROS.none);
  },
};

/** Parses `UF;município;bairro`. */
function placeOf(word = ''): { state: string; city: string; district: string } {
  const [state, city, district, ...more] = word.split(';').map((part) => part.trim());
  if (!state || !city || !district || more.length > 0)
    throw new Complaint(BAIRROS.badPlace(word), EXIT.misused);
  return { state: state.toUpperCase(), city, district };
}

/** Parses `UF;município`. */
function cityOf(word = ''): { state: string; city: string } {
  const [state, city, ...more] = word.split(';').map((part) => part.trim());
  if (!state || !city || more.length > 0) throw new Complaint(BAIRROS.badCity(word), EXIT.misused);
  return { state: state.toUpperCase(), city };
}

const districtOf = ({ database }: Provider, word: string | undefined) =>
  findDistrictNamed(database, placeOf(word));
/** Records an action in the provider's audit log, with the machine's user account. */
const note = ({ database, operator, now }: Provider, action: string, numbers: Record<string, number>) =>
  database.inStore(NO_STORE, (tx) =>
    noteAtTerminal(tx, `bairros ${action}`, numbers, { operator, now: now() }),
  );
const actorOf = ({ operator, now }: Provider) => ({ operator, now: now() });

const listar: Action = {
  name: 'listar',
  summary: BAIRROS.listSummary,
  words: ['UF;município'],
  run: async ({ words }, { database, writeLine }) => {
    const { cityId } = await findCityNamed(database, cityOf(words[0]));
    for (const district of await listDistricts(database, cityId)) writeLine(BAIRROS.district(district));
  },
};

const adicionar: Action = {
  name: 'adicionar',
  summary: BAIRROS.addSummary,
  words: ['UF;município;bairro'],
  run: async ({ words }, { database, writeLine }) =>
    writeLine(BAIRROS.added(await addDistrict(database, placeOf(words[0])))),
};

/** The common parts of actions on one district, which the first argument identifies. */
const DISTRICT = {
  word: 'UF;município;bairro',
  find: async (provider: Provider, word: string | undefined) => {
    const { districtId, name } = await districtOf(provider, word);
    return { id: districtId, name, numbers: { districtId } };
  },
  rename: renameDistrict,
  remove: removeDistrict,
};
const CITY = {
  word: 'UF;município',
  find: async ({ database }: Provider, word: string | undefined) => {
    const { cityId, name } = await findCityNamed(database, cityOf(word));
    return { id: cityId, name, numbers: { cityId } };
  },
  rename: renameCity,
  remove: removeCity,
};

const renaming = (action: string, summary: string, place: typeof DISTRICT | typeof CITY): Action => ({
  name: action,
  summary,
  words: [place.word, 'nome…'],
  run: async ({ words }, provider) => {
    const { id, name, numbers } = await place.find(provider, words[0]);
    const typed = words.slice(1).join(' ');
    await place.rename(provider.database, id, typed, actorOf(provider));
    await note(provider, action, numbers);
    provider.writeLine(BAIRROS.renamed(name, typed));
  },
});

const removing = (action: string, summary: string, place: typeof DISTRICT | typeof CITY): Action => ({
  name: action,
  summary,
  words: [place.word],
  confirm: async ({ words }, provider) => BAIRROS.removeQuestion((await place.find(provider, words[0])).name),
  run: async ({ words }, provider) => {
    const { id, name, numbers } = await place.find(provider, words[0]);
    await place.remove(provider.database, id, actorOf(provider));
    await note(provider, action, numbers);
    provider.writeLine(BAIRROS.removed(name));
  },
});

const juntar: Action = {
  name: 'juntar',
  summary: BAIRROS.joinSummary,
  words: ['UF;município;bairro', 'UF;município;bairro que fica'],
  confirm: async ({ words }, provider) => {
    const [from, into] = [await districtOf(provider, words[0]), await districtOf(provider, words[1])];
    return BAIRROS.joinQuestion(from.name, into.name);
  },
  run: async ({ words }, provider) => {
    const [from, into] = [await districtOf(provider, words[0]), await districtOf(provider, words[1])];
    const both = { from: from.districtId, into: into.districtId };
    const { moved, settled } = await joinDistricts(provider.database, both, actorOf(provider));
    await note(provider, 'juntar', { districtId: both.from, into: both.into });
    provider.writeLine(BAIRROS.joined(moved));
    for (const line of settledLines(settled)) provider.writeLine(line);
  },
};

/** Commands about the cities and districts that stores choose from. */
export const bairros: Subject = {
  name: 'bairros',
  summary: BAIRROS.summary,
  actions: [
    importar,
    cidades,
    listar,
    adicionar,
    renaming('renomear', BAIRROS.renameSummary, DISTRICT),
    juntar,
    removing('remover', BAIRROS.removeSummary, DISTRICT),
    renaming('renomear-cidade', BAIRROS.renameCitySummary, CITY),
    removing('remover-cidade', BAIRROS.removeCitySummary, CITY),
  ],
};
