import { searchable } from '@comanda/domain/kit/text/searchable';
import { literally, type Query, sql } from '../database/sql.ts';

/**
 * SQL condition that the text expression `words` contains the search text, compared without case and accents.
 * True without a search text.
 */
export function matches(words: Query, search: string | null): Query {
  if (search === null) return sql`true`;
  return sql`
    translate(lower(${words}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn') like ${`%${literally(searchable(search))}%`}`;
}
