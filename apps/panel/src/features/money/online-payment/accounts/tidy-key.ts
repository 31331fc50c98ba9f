import type { PixKeyKind } from '@comanda/domain/money/banking/pix-key';

const LENGTHS = { cpf: 11, cnpj: 14, phone: 11 } as const;

/** Tidies a typed key: documents and phones without punctuation, phones without the country code. */
export function tidyKey(kind: PixKeyKind | '', typed: string): string {
  if (kind === '' || kind === 'email' || kind === 'random') return typed.trim();
  const stored = kind === 'cnpj' ? typed.replace(/[^0-9a-z]/gi, '').toUpperCase() : typed.replace(/\D/g, '');
  const isAbroad = kind === 'phone' && stored.length > LENGTHS.phone && stored.startsWith('55');
  return (isAbroad ? stored.slice(2) : stored).slice(0, LENGTHS[kind]);
}
