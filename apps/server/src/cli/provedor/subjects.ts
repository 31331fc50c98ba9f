import { cardapio } from './cardapio.ts';
import { contrato } from './contrato.ts';
import { entregas } from './entregas.ts';
import { fatura } from './fatura.ts';
import { loja } from './loja.ts';
import type { Subject } from './subject.ts';

/** Everything the provider speaks about, in the order of the help. */
export const SUBJECTS: readonly Subject[] = [loja, contrato, fatura, entregas, cardapio];
