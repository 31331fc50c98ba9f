import { findCitySpelling } from '@comanda/domain/store/delivery-areas/city-spelling';
import { listCityNames } from '../areas/store/delivery-areas/public.ts';
import { searchStores } from '../areas/store/store/public.ts';
import type { Database } from '../platform/database/transaction.ts';

/** The fields that find duplicates of a store and unknown cities. */
interface Named {
  document: string;
  city: string;
  state: string;
}

/** Warnings about a valid store: another store has the same document, or the city is not imported. */
export async function warningsAboutStore(
  database: Database,
  { document, city, state }: Named,
  exceptStore: number | null = null,
): Promise<string[]> {
  const search = { status: null, createdFrom: null, before: null, limit: 20 };
  const [{ stores: sharing }, known] = await Promise.all([
    searchStores(database, { ...search, words: document }),
    listCityNames(database, state),
  ]);
  const sharers = sharing.filter((store) => store.document === document && store.storeId !== exceptStore);
  const spelling = findCitySpelling(city, known);
  return [
    ...sharers.map(({ storeId, name }) => TEXTS.sameDocument(storeId, name)),
    ...(spelling.kind === 'spelt-otherwise' ? [TEXTS.otherSpelling(spelling.name)] : []),
    ...(spelling.kind === 'unknown' ? [TEXTS.unknownCity(`${city} (${state})`, spelling.similar)] : []),
  ];
}

const TEXTS = {
  sameDocument: (storeId: number, name: string) =>
    `Atenção: a loja ${storeId} ("${name}") já tem este CNPJ ou CPF.`,
  otherSpelling: (name: string) => `Atenção: nos bairros importados esta cidade se escreve "${name}".`,
  unknownCity: (city: string, similar: readonly string[]) =>
    `Atenção: nenhum bairro de ${city} foi importado.${similar.length > 0 ? ` Parecidas: ${similar.join(', ')}.` : ''}`,
};
