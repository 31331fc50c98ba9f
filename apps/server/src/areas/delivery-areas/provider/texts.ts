import type { AreaTerms } from '@comanda/domain/delivery-areas/delivery-area';
import { formatCents } from '@comanda/domain/money/format-cents';

/** What is wrong with a file of districts, for whoever brings it: at the terminal and in the console. */
export const TEXTS = {
  badColumns: (found: number) => `esperados UF, município e bairro; há ${found} colunas`,
  badState: (word: string) => `"${word}" não é uma UF`,
  missing: { city: 'falta o município', district: 'falta o bairro' },
  tooLong: (name: string) => `nome longo demais: "${name.slice(0, 40)}…"`,
  nameMissing: 'Escreva o nome.',
  settled: (storeId: number, kept: string, dropped: string) =>
    `Loja ${storeId}: ficou ${kept}; deixou de valer ${dropped}.`,
  terms: ({ isActive, feeCents, minimumCents }: AreaTerms) =>
    `${isActive ? '' : 'desativado, '}taxa ${formatCents(feeCents)}, mínimo ${formatCents(minimumCents)}`,
} as const;

/** A file that names none. */
export const NO_DISTRICTS = 'O arquivo não tem nenhum bairro.';
