/**
 * Weighted sum of the characters. From the right the weights are 2, 3, … `highest`, then 2 again. The value
 * of a digit is the digit itself; the value of a letter is its ASCII code minus 48 (`A` is 17).
 */
export function weightedSum(characters: string, highest: number): number {
  return [...characters]
    .reverse()
    .reduce(
      (sum, character, place) => sum + (character.charCodeAt(0) - 48) * (2 + (place % (highest - 1))),
      0,
    );
}

/** Check digit of CPF and CNPJ: the distance to the next multiple of 11, where 10 and 11 become 0. */
export function checkDigit(characters: string, highest: number): number {
  const rest = weightedSum(characters, highest) % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** True when each of the last two characters is the check digit of the characters before it. */
export function endsInCheckDigits(characters: string, highest: number): boolean {
  return [characters.length - 2, characters.length - 1].every(
    (place) => characters[place] === String(checkDigit(characters.slice(0, place), highest)),
  );
}
