import { alteracao } from './alteracao/alteracao.ts';
import { arquivo } from './arquivo/arquivo.ts';
import { bairros } from './bairros/bairros.ts';
import { cadastro } from './cadastro/cadastro.ts';
import { cardapio } from './cardapio/cardapio.ts';
import { chave } from './chave/chave.ts';
import { cliente } from './cliente/cliente.ts';
import { comissao } from './comissao/comissao.ts';
import { contrato } from './contrato/contrato.ts';
import { entregas } from './entregas/entregas.ts';
import { equipe } from './equipe/equipe.ts';
import { fatura } from './fatura/fatura.ts';
import { instalacao } from './instalacao/instalacao.ts';
import { link } from './link/link.ts';
import { loja } from './loja/loja.ts';
import { pessoa } from './pessoa/pessoa.ts';
import { produtos } from './produtos/produtos.ts';
import { registro } from './registro/registro.ts';
import type { Subject } from './subject.ts';

/** All subjects of commands, in the order of the help. */
export const SUBJECTS: readonly Subject[] = [
  loja,
  cadastro,
  alteracao,
  pessoa,
  chave,
  link,
  registro,
  cliente,
  contrato,
  fatura,
  comissao,
  arquivo,
  entregas,
  cardapio,
  produtos,
  bairros,
  equipe,
  instalacao,
];
