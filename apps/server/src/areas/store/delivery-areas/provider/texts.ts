import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import type { AreaTerms } from '@comanda/domain/store/delivery-areas/delivery-area';

/** Texts for faults in a file of districts, for command line and console. */
export const TEXTS = {
  badColumns: (found: number) => `esperados UF, município e bairro; há ${found} colunas`,
  badState: (word: string) => `"${word}" não é uma UF`,
  missing: { city: 'falta o município', district: 'falta o bairro' },
  tooLong: (name: string) => `nome longo demais: "${name.slice(0, 40)}…"`,
  nameMissing: 'Escreva o nome.',
  settled: (storeId: number, stored: string, dropped: string) =>
    `Loja ${storeId}: ficou ${stored}; deixou de valer ${dropped}.`,
  terms: ({ isActive, feeCents, minimumCents }: AreaTerms) =>
    `${isActive ? '' : 'desativado, '}taxa ${formatCents(feeCents)}, mínimo ${formatCents(minimumCents)}`,
} as const;

/** Text for a file without districts. */
export const NO_DISTRICTS = 'O arquivo não tem nenhum bairro.';
