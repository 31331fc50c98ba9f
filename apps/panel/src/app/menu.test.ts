import { grantsOf, type Role } from '@comanda/domain/people/access/permissions';
import { describe, expect, it } from 'vitest';
import { activeEntryPath, type MenuNode, menuFor } from './menu.ts';

const labels = (nodes: MenuNode[]) => nodes.map(({ label }) => label);

const ALL = { hasBulkUpload: true, hasOldFinance: true };
const NONE = { hasBulkUpload: false, hasOldFinance: false };
const a = (role: Role) => ({ permissions: grantsOf([role]) });

describe('menuFor', () => {
  it('shows an administrator everything, in the order of the registry', () => {
    const nodes = menuFor(a('admin'), ALL);
    expect(labels(nodes)).toEqual([
      'Pedidos',
      'Home',
      'Verificação do turno',
      'Avaliações',
      'Produtos',
      'Estoque',
      'Variações',
      'Upload em massa',
      'Formas de Pagamento',
      'Funcionamento',
      'Impressoras',
      'Locais de atendimento',
      'Usuários',
      'Financeiro',
      'Relatórios',
      'Configurações',
    ]);
  });

  it('shows an operator neither users, finances, reports nor settings of the administrator', () => {
    expect(labels(menuFor(a('operator'), ALL))).toEqual([
      'Pedidos',
      'Home',
      'Verificação do turno',
      'Avaliações',
      'Produtos',
      'Estoque',
      'Variações',
      'Formas de Pagamento',
      'Funcionamento',
      'Impressoras',
      'Locais de atendimento',
    ]);
  });

  it('hides the bulk upload where the store does not have it', () => {
    expect(labels(menuFor(a('admin'), NONE))).not.toContain('Upload em massa');
  });

  it('hides the archives of the system before where the store has nothing there', () => {
    const entries = (flags: typeof ALL) =>
      menuFor(a('admin'), flags).flatMap((node) =>
        node.kind === 'group' ? node.sections.flatMap((section) => section.entries) : [node],
      );
    const paths = (flags: typeof ALL) => entries(flags).map(({ path }) => path);
    expect(paths(ALL)).toEqual(expect.arrayContaining(['/onlinepayment/report', '/onlinepayment/batch']));
    expect(paths(NONE).filter((path) => path.startsWith('/onlinepayment'))).toEqual([]);
  });

  it('sorts the finances under headings', () => {
    const finance = menuFor(a('admin'), NONE).find((node) => node.label === 'Financeiro');
    expect(finance?.kind === 'group' && finance.sections.map(({ heading }) => heading)).toEqual([
      null,
      'Pagamento online',
      'Minhas vendas',
    ]);
  });
});

describe('activeEntryPath', () => {
  it.each([
    ['/pedidos', '/pedidos'],
    ['/produtos/42', '/produtos'],
    ['/relatorio/graficos', '/relatorio/graficos'],
    ['/relatorio', '/relatorio'],
    ['/configuracoes/usuarios/edit/9', '/configuracoes/usuarios/list'],
    ['/financeiro/vendas/vendas/transferir', '/financeiro/vendas/vendas'],
    ['/nada', null],
  ])('%s belongs to %s', (pathname, entry) => {
    expect(activeEntryPath(pathname)).toBe(entry);
  });
});
