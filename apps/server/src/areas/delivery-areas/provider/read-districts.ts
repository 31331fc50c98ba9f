import { isState, stateCode } from '@comanda/domain/addresses/state-code';
import { plainPlace } from '@comanda/domain/text/place-name';
import { searchable } from '@comanda/domain/text/searchable';
import { tidyName } from '@comanda/domain/text/tidy-name';
import type { CsvRow } from '../../../platform/csv/read-csv.ts';
import type { NewDistrict } from './import-districts.ts';
import { TEXTS } from './texts.ts';

const LONGEST_NAME = 100;
/** A file of another kind has a fault in every line: the first tell enough. */
const MOST_FAULTS = 20;

export interface ReadDistricts {
  /** Each district once, as it is written first. */
  districts: NewDistrict[];
  /** A sentence for each line that cannot be read; of very many the first, and how many more there are. */
  faults: string[];
  /** So many lines cannot be read. */
  badLines: number;
}

/** Rows of state, city and district, with or without a heading (which may name them in another order). */
export async function readDistricts(rows: AsyncIterable<CsvRow>): Promise<ReadDistricts> {
  const districts = new Map<string, NewDistrict>();
  const faults: string[] = [];
  let badLines = 0;
  let columns = { state: 0, city: 1, district: 2 };
  let isFirst = true;
  for await (const { line, cells } of rows) {
    const named = isFirst ? columnsOf(cells) : null;
    isFirst = false;
    if (named !== null) {
      columns = named;
      continue;
    }
    const read = districtOf(cells, columns);
    if (typeof read === 'string') {
      badLines += 1;
      if (badLines <= MOST_FAULTS) faults.push(TEXTS.badLine(line, read));
    } else {
      const key = `${read.state} ${plainPlace(read.city)} ${plainPlace(read.district)}`;
      if (!districts.has(key)) districts.set(key, read);
    }
  }
  if (badLines > MOST_FAULTS) faults.push(TEXTS.moreFaults(badLines - MOST_FAULTS));
  return { districts: [...districts.values()], faults, badLines };
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

/** The district of a row, or why there is none. */
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
