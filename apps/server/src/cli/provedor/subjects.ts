import { bairros } from './bairros.ts';
import { cadastro } from './cadastro.ts';
import { cardapio } from './cardapio.ts';
import { chave } from './chave.ts';
import { cliente } from './cliente.ts';
import { contrato } from './contrato.ts';
import { entregas } from './entregas.ts';
import { fatura } from './fatura.ts';
import { link } from './link.ts';
import { loja } from './loja.ts';
import { pessoa } from './pessoa.ts';
import { registro } from './registro.ts';
import type { Subject } from './subject.ts';

/** Everything the provider speaks about, in the order of the help. */
export const SUBJECTS: readonly Subject[] = [
  loja,
  cadastro,
  pessoa,
  chave,
  link,
  registro,
  cliente,
  contrato,
  fatura,
  entregas,
  cardapio,
  bairros,
];
