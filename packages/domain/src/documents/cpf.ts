import { endsInCheckDigits } from './modulus-eleven.ts';

const HIGHEST_WEIGHT = 11;

/** True for the eleven digits of a CPF whose last two prove the others. One digit eleven times is none, though they would. */
export function isCpf(digits: string): boolean {
  return /^(?!(.)\1*$)\d{11}$/.test(digits) && endsInCheckDigits(digits, HIGHEST_WEIGHT);
}

/** Eleven digits as people write a CPF: `529.982.247-25`; anything else as it is. */
export function formatCpf(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}
