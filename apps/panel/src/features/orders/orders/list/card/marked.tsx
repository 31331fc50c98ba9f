import { searchable } from '@comanda/domain/kit/text/searchable';
import { createContext, createElement, Fragment, useContext } from 'react';

/** The search terms, without accents and case; empty without a search. */
export const SearchTermsContext = createContext<readonly string[]>([]);

/** Splits a text at the search terms. Parts without and with a match alternate; the first part has no match. */
export function stretchesOf(text: string, terms: readonly string[]): string[] {
  const letters = [...text];
  const folded = letters.map(searchable);
  const line = folded.join('');
  const isFound = new Array<boolean>(line.length).fill(false);
  for (const term of terms)
    for (let at = line.indexOf(term); at >= 0; at = line.indexOf(term, at + 1))
      isFound.fill(true, at, at + term.length);
  const stretches: string[] = [''];
  let place = 0;
  for (const [index, letter] of letters.entries()) {
    // A combining accent is missing in the folded text, so it counts as part of the letter before it.
    const found = isFound[Math.min(place, line.length - 1)] ?? false;
    if ((stretches.length % 2 === 0) !== found) stretches.push('');
    stretches[stretches.length - 1] += letter;
    place += folded[index]?.length ?? 0;
  }
  return stretches;
}

/** A text with its matches marked. */
export function Marked({ children }: { children: string }) {
  const terms = useContext(SearchTermsContext);
  if (terms.length === 0) return children;
  const parts = stretchesOf(children, terms).map((part, index) =>
    index % 2 === 0 ? part : createElement('mark', null, part),
  );
  return createElement(Fragment, null, ...parts);
}
