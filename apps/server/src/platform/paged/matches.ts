import { searchable } from '@comanda/domain/text/searchable';
import { literally, type Query, sql } from '../database/sql.ts';

/**
 * Condition that `words`, a text expression, holds what was searched for, whatever the capitals and accents;
 * always true where nothing was.
 */
export function matches(words: Query, search: string | null): Query {
  if (search === null) return sql`true`;
  return sql`
    translate(lower(${words}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') like ${`%${literally(searchable(search))}%`}`;
}
