import { importDistricts, listCities } from '../../../areas/delivery-areas/public.ts';
import { Complaint } from '../complaint.ts';
import { rowsOfFile } from '../read-words.ts';
import type { Action, Subject } from '../subject.ts';
import { BAIRROS } from './bairros-texts.ts';
import { readDistricts } from './read-bairros.ts';

/** A file of another kind has a fault in every line: the first tell enough. */
const MOST_FAULTS = 20;

const importar: Action = {
  name: 'importar',
  summary: BAIRROS.importSummary,
  words: ['arquivo|-'],
  options: { 'pular-erros': 'switch' },
  optionsHelp: '[--pular-erros]',
  run: async ({ words, options }, { database, say }) => {
    const { districts, faults } = await readDistricts(rowsOfFile(words[0] ?? '-'));
    for (const fault of faults.slice(0, MOST_FAULTS)) say(fault);
    if (faults.length > MOST_FAULTS) say(BAIRROS.moreFaults(faults.length - MOST_FAULTS));
    if (faults.length > 0 && options['pular-erros'] === undefined)
      throw new Complaint(BAIRROS.nothingTaken(faults.length));
    if (districts.length === 0) throw new Complaint(BAIRROS.empty);
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

/** The cities and districts stores choose from. */
export const bairros: Subject = {
  name: 'bairros',
  summary: BAIRROS.summary,
  actions: [importar, cidades],
};
