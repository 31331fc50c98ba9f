import { isState, stateCode } from '@comanda/domain/kit/places/state-code';
import { plainPlace } from '@comanda/domain/kit/text/place-name';
import { searchable } from '@comanda/domain/kit/text/searchable';
import { tidyName } from '@comanda/domain/kit/text/tidy-name';
import type { CsvRow } from '../../../../platform/csv/read-csv.ts';
import { readHeadedRows } from '../../../../platform/csv/read-headed-rows.ts';
import type { ReadRows } from '../../../../platform/csv/read-import.ts';
import type { NewDistrict } from './import-districts.ts';
import { TEXTS } from './texts.ts';

const LONGEST_NAME = 100;

/**
 * Parses rows of state, city and district. An optional heading may change the order of columns. Returns each district
 * once, in its first spelling.
 */
export async function readDistricts(rows: AsyncIterable<CsvRow>): Promise<ReadRows<NewDistrict>> {
  const districts = new Map<string, NewDistrict>();
  const columns: Columns = { state: 0, city: 1, district: 2 };
  const read = await readHeadedRows(rows, { columns, columnsOf, rowOf: districtOf }, (district) => {
    const key = `${district.state} ${plainPlace(district.city)} ${plainPlace(district.district)}`;
    if (!districts.has(key)) districts.set(key, district);
  });
  return { rows: [...districts.values()], ...read };
}

type Columns = Record<keyof NewDistrict, number>;

const HEADINGS: Record<keyof NewDistrict, RegExp> = {
  state: /^(uf|estado|sigla.?uf)$/,
  city: /^(municipio|cidade|nome.?municipio)$/,
  district: /^(bairro|nome.?bairro|distrito)$/,
};

function columnsOf(cells: readonly string[]): Columns | null {
  const at = (column: keyof NewDistrict) =>
    cells.findIndex((cell) => HEADINGS[column].test(searchable(cell)));
  const columns = { state: at('state'), city: at('city'), district: at('district') };
  return Object.values(columns).every((index) => index >= 0) ? columns : null;
}

/** The district of a row, or its fault. */
function districtOf(cells: readonly string[], columns: Columns): NewDistrict | string {
  if (cells.length < 3) return TEXTS.badColumns(cells.length);
  const cell = (column: keyof NewDistrict) => tidyName(cells[columns[column]] ?? '');
  const [city, district] = [cell('city'), cell('district')];
  const state = stateCode(cell('state'));
  if (!isState(state)) return TEXTS.badState(cell('state').slice(0, 20));
  if (plainPlace(city) === '') return TEXTS.missing.city;
  if (plainPlace(district) === '') return TEXTS.missing.district;
  const long = [city, district].find((name) => name.length > LONGEST_NAME);
  return long === undefined ? { state, city, district } : TEXTS.tooLong(long);
}
