import {
  importDistricts,
  listCities,
  NO_DISTRICTS,
  readDistricts,
} from '../../../areas/delivery-areas/public.ts';
import { Complaint } from '../complaint.ts';
import { rowsOfFile } from '../read-words.ts';
import type { Action, Subject } from '../subject.ts';
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

/** The cities and districts stores choose from. */
export const bairros: Subject = {
  name: 'bairros',
  summary: BAIRROS.summary,
  actions: [importar, cidades],
};
