import { endsInCheckDigits } from './modulus-eleven.ts';

const HIGHEST_WEIGHT = 9;

/**
 * True for the fourteen characters of a CNPJ whose last two, always digits, prove the others. The first twelve are digits or capital
 * letters (IN RFB 2.229/2024, given out since July 2026). One digit fourteen times is none.
 */
export function isCnpj(characters: string): boolean {
  return /^(?!(.)\1*$)[0-9A-Z]{12}\d{2}$/.test(characters) && endsInCheckDigits(characters, HIGHEST_WEIGHT);
}

/** Fourteen characters as people write a CNPJ: `12.ABC.345/01DE-35`; anything else as it is. */
export function formatCnpj(characters: string): string {
  return characters.replace(
    /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/,
    '$1.$2.$3/$4-$5',
  );
}
