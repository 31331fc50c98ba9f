import { defineCall } from '../define-call.ts';
import { bool, givenFile, plainNumber, plainText, text } from '../field-types.ts';
import { answer, type DomainOfShape, list, record } from '../record.ts';

/** Bytes of a list of districts: some fifty thousand of them. */
export const LARGEST_DISTRICT_LIST = 2 * 1024 * 1024;

const city = record({
  state: ['uf', plainText],
  name: ['municipio', plainText],
  districts: ['bairros', plainNumber],
});
/** A city stores may deliver in, and how many districts of it there are. */
export type CitySummary = DomainOfShape<typeof city>;

const imported = record({
  added: ['novos', plainNumber],
  renamed: ['renomeados', plainNumber],
  known: ['conhecidos', plainNumber],
  /** Lines that could not be read, where they were to be left out. */
  badLines: ['linhas_com_erro', plainNumber],
  /** What is wrong with them; of many the first. */
  faults: ['erros_nas_linhas', list(plainText)],
});
export type ImportedDistricts = DomainOfShape<typeof imported>;

export const listProviderCities = defineCall({
  name: 'provider.list-cities',
  summary: 'Os municípios que as lojas podem atender, e quantos bairros tem cada um',
  method: 'GET',
  path: 'provedor/bairros/cidades',
  access: { kind: 'provider', permission: 'services.manage' },
  input: record({}),
  output: answer('cidades', list(city)),
  errors: [],
});

/** For whoever writes down where a store is: names to choose from, spelt as districts have them. */
export const listCityNames = defineCall({
  name: 'provider.list-city-names',
  summary: 'Os nomes dos municípios de uma UF que têm bairros',
  method: 'GET',
  path: 'provedor/bairros/cidades/{uf}',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record({ state: ['uf', text({ max: 2 })] }),
  output: answer('cidades', list(plainText)),
  errors: [],
});

/** A CSV of state, city and district. With a fault in a line nothing is taken, unless such lines are to be left out. */
export const importProviderDistricts = defineCall({
  name: 'provider.import-districts',
  summary: 'Gravar os municípios e bairros de um CSV: UF, município e bairro',
  method: 'POST',
  path: 'provedor/bairros/importar',
  access: { kind: 'provider', permission: 'services.manage' },
  takesFiles: { arquivo: LARGEST_DISTRICT_LIST },
  input: record({ file: ['arquivo', givenFile], leavesOutBadLines: ['pular_erros', bool] }),
  output: answer(imported),
  errors: [],
});
