import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { bool, givenFile, id, plainNumber, plainText, text } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, record } from '../../kit/record.ts';
import { done } from '../../kit/shape.ts';

/** Maximum size of a list of districts in bytes; enough for some fifty thousand districts. */
export const LARGEST_DISTRICT_LIST = 2 * 1024 * 1024;

const city = record({
  cityId: ['id', plainNumber],
  state: ['uf', plainText],
  name: ['municipio', plainText],
  districts: ['bairros', plainNumber],
});
/** A city of the reference data with its number of districts. */
export type CitySummary = DomainOfShape<typeof city>;

const district = record({
  districtId: ['id', plainNumber],
  name: ['nome', plainText],
  /** Number of stores that deliver there, and number of stores that have saved terms but do not deliver. */
  serving: ['lojas_entregam', plainNumber],
  idle: ['lojas_guardam', plainNumber],
});
/** A district with the number of its stores. */
export type DistrictSummary = DomainOfShape<typeof district>;

const NAME = text({ max: 100 });
const cityField = { cityId: ['cidade', id] } as const;
const districtField = { districtId: ['bairro', id] } as const;
const MEND = { kind: 'provider', permission: 'services.manage' } as const;
const callToMend = defineCalls(MEND);

/** A new district, with its city if the city is new. */
export const newDistrict = record({
  state: ['uf', text({ max: 2 })],
  city: ['municipio', NAME],
  district: ['bairro', NAME],
});
export const districtName = record({ ...districtField, name: ['nome', NAME] });
export const cityName = record({ ...cityField, name: ['nome', NAME] });
export const districtJoin = record({ ...districtField, into: ['com', id] });

const imported = record({
  added: ['novos', plainNumber],
  renamed: ['renomeados', plainNumber],
  known: ['conhecidos', plainNumber],
  /** Unreadable lines that the import skipped. */
  badLines: ['linhas_com_erro', plainNumber],
  /** Texts about the faults of the first of these lines. */
  faults: ['erros_nas_linhas', list(plainText)],
});
export type ImportedDistricts = DomainOfShape<typeof imported>;

export const listProviderCities = defineCall({
  name: 'provider.list-cities',
  summary: 'Os municípios que as lojas podem atender, e quantos bairros tem cada um',
  route: 'GET provedor/bairros/cidades',
  access: { kind: 'provider', permission: 'services.manage' },
  input: record({}),
  output: answer('cidades', list(city)),
});

/** City names for forms with a store's address, in the spelling of the districts. */
export const listCityNames = defineCall({
  name: 'provider.list-city-names',
  summary: 'Os nomes dos municípios de uma UF que têm bairros',
  route: 'GET provedor/bairros/cidades/{uf}',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record({ state: ['uf', text({ max: 2 })] }),
  output: answer('cidades', list(plainText)),
});

/** A CSV of state, city and district. One faulty line refuses the whole file, unless the request skips such lines. */
export const importProviderDistricts = defineCall({
  name: 'provider.import-districts',
  summary: 'Gravar os municípios e bairros de um CSV: UF, município e bairro',
  route: 'POST provedor/bairros/importar',
  access: { kind: 'provider', permission: 'services.manage' },
  takesFiles: { arquivo: LARGEST_DISTRICT_LIST },
  input: record({ file: ['arquivo', givenFile], leavesOutBadLines: ['pular_erros', bool] }),
  output: answer(imported),
});

export const listCityDistricts = callToMend({
  name: 'provider.list-districts',
  summary: 'Os bairros de um município, e quantas lojas entregam em cada um',
  route: 'GET provedor/bairros/cidade/{cidade}',
  input: record(cityField),
  output: answer('bairros', list(district)),
  errors: ['districts.unknown-city'],
});

export const addDistrict = callToMend({
  name: 'provider.add-district',
  summary: 'Adicionar um bairro, com o município se ele ainda não existe',
  route: 'POST provedor/bairros/adicionar',
  input: newDistrict,
  output: answer('novo', bool),
});

export const renameDistrict = callToMend({
  name: 'provider.rename-district',
  summary: 'Mudar o nome de um bairro; as lojas que o atendem ficam com ele',
  route: 'POST provedor/bairros/{bairro}/renomear',
  input: districtName,
  output: done,
  errors: ['districts.unknown', 'districts.name-taken'],
});

/**
 * Returns one line for each store that had different terms for the two districts: the terms that the joined
 * district has.
 */
export const joinDistricts = defineCall({
  name: 'provider.join-districts',
  summary: 'Juntar um bairro a outro: o que as lojas têm nele passa para o outro, e ele deixa de existir',
  route: 'POST provedor/bairros/{bairro}/juntar',
  // Sensitive, because the call permanently changes data of every store that delivers there.
  access: { ...MEND, isSensitive: true },
  input: districtJoin,
  output: answer(record({ moved: ['lojas', plainNumber], settled: ['acertos', list(plainText)] })),
  errors: ['districts.unknown', 'districts.same'],
});

export const removeDistrict = callToMend({
  name: 'provider.remove-district',
  summary: 'Excluir um bairro em que nenhuma loja entrega',
  route: 'POST provedor/bairros/{bairro}/remover',
  input: record(districtField),
  output: done,
  errors: ['districts.unknown', 'districts.in-use'],
});

export const renameCity = callToMend({
  name: 'provider.rename-city',
  summary: 'Mudar o nome de um município',
  route: 'POST provedor/bairros/cidade/{cidade}/renomear',
  input: cityName,
  output: done,
  errors: ['districts.unknown-city', 'districts.city-taken'],
});

export const removeCity = callToMend({
  name: 'provider.remove-city',
  summary: 'Excluir um município sem bairros',
  route: 'POST provedor/bairros/cidade/{cidade}/remover',
  input: record(cityField),
  output: done,
  errors: ['districts.unknown-city', 'districts.city-not-empty'],
});
