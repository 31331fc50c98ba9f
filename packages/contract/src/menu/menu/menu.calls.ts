import { defineCall } from '../../kit/define-call.ts';
import { answer } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';
import { menuCounts, menuParts } from './menu.wire.ts';

export const readMenu = defineCall({
  name: 'catalogue.read-menu',
  summary:
    'O cardápio inteiro, cada coisa uma vez: categorias, produtos, tamanhos, ingredientes, variações e suas ligações',
  route: 'GET cardapio/completo',
  access: { kind: 'session', permission: 'catalogue.use' },
  isOpenToVisits: true,
  input: nothing,
  output: answer(menuParts),
});

export const readCounts = defineCall({
  name: 'catalogue.read-counts',
  summary: 'Quantos ainda há dos produtos com quantidade contada, com a versão do cardápio',
  route: 'GET cardapio/quantidades',
  access: { kind: 'session', permission: 'catalogue.use' },
  isOpenToVisits: true,
  input: nothing,
  output: answer(menuCounts),
});
