/**
 * Sum of the characters by their weights, which go 2, 3, … `highest` and again from 2, from the right. A digit counts as itself,
 * a letter as its ASCII code less 48: `A` is 17.
 */
export function weightedSum(characters: string, highest: number): number {
  return [...characters]
    .reverse()
    .reduce(
      (sum, character, place) => sum + (character.charCodeAt(0) - 48) * (2 + (place % (highest - 1))),
      0,
    );
}

/** Check digit of CPF and CNPJ for the characters before it: what is missing to a multiple of 11; 0 for 10 and 11. */
export function checkDigit(characters: string, highest: number): number {
  const rest = weightedSum(characters, highest) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** True when the two last characters are the check digits of those before each of them. */
export function endsInCheckDigits(characters: string, highest: number): boolean {
  return [characters.length - 2, characters.length - 1].every(
    (place) => characters[place] === String(checkDigit(characters.slice(0, place), highest)),
  );
}
