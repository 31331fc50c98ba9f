import { grantsOf } from '@comanda/domain/people/access/permissions';
import { describe, expect, it } from 'vitest';
import { menuFor } from './menu.ts';
import type { Screen } from './screen.ts';
import { allScreens, movedPaths } from './screens.ts';

/** The route table of the specification (§2.1, and §2 of its third document). */
const forEverybody = [
  '/pedidos',
  '/produtos',
  '/produtos/$id',
  '/variacoes',
  '/estoque',
  '/bulkupload',
  '/configuracoes/bairros',
  '/configuracoes/impressoras',
  '/configuracoes/funcionamento',
  '/configuracoes/formapagamento',
  '/avaliacoes',
];
const forAdmins = [
  '/configuracoes/software',
  '/configuracoes/usuarios/list',
  '/configuracoes/usuarios/new',
  '/configuracoes/usuarios/edit/$id',
  '/financeiro/pagamentoonline',
  '/financeiro/cadastro/dados',
  '/financeiro/cadastro/documentos',
  '/financeiro/cadastro/planos',
  '/financeiro/cadastro/recebimentos',
  '/financeiro/vendas/vendas',
  '/financeiro/vendas/vendas/transferir',
  '/financeiro/vendas/calendario',
  '/financeiro/vendas/historico',
  '/financeiro/visao-geral',
  '/financeiro/repasses',
  '/financeiro/faturas',
  '/onlinepayment/report',
  '/onlinepayment/batch',
  '/relatorio',
  '/relatorio/graficos',
  '/painel',
  '/estabelecimentos',
];

/** Screens linked from the user's menu. */
const inUserMenu = ['/minha-conta'];

describe('the registry of screens', () => {
  it('has every route of the specification, once', () => {
    const paths: string[] = allScreens.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect([...forEverybody, ...forAdmins].filter((path) => !paths.includes(path))).toEqual([]);
    expect(movedPaths).toEqual({ '/': '/pedidos', '/produtosOld': '/produtos' });
  });

  it('can be reached by clicks: from the menu, or from a screen that can', () => {
    const inMenu = new Set([
      ...inUserMenu,
      ...menuFor({ permissions: grantsOf(['admin']) }, { hasBulkUpload: true, hasOldFinance: true }).flatMap(
        (node) =>
          node.kind === 'entry'
            ? [node.path]
            : node.sections.flatMap(({ entries }) => entries.map(({ path }) => path)),
      ),
    ]);
    const byPath = new Map<string, Screen>(allScreens.map((screen) => [screen.path, screen]));
    const isReachable = (screen: Screen | undefined): boolean =>
      screen !== undefined && (inMenu.has(screen.path) || isReachable(byPath.get(screen.openedFrom ?? '')));
    expect(allScreens.filter((screen) => !isReachable(screen)).map(({ path }) => path)).toEqual([]);
  });
});
