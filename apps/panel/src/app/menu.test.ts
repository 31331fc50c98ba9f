import { grantsOf, type Role } from '@comanda/domain/access/permissions';
import { describe, expect, it } from 'vitest';
import { activeEntryPath, type MenuNode, menuFor } from './menu.ts';

const labels = (nodes: MenuNode[]) => nodes.map(({ label }) => label);

const a = (role: Role) => ({ permissions: grantsOf([role]) });

describe('menuFor', () => {
  it('shows an administrator everything, in the order of the registry', () => {
    const nodes = menuFor(a('admin'), { hasBulkUpload: true });
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
    expect(labels(menuFor(a('operator'), { hasBulkUpload: true }))).toEqual([
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
    expect(labels(menuFor(a('admin'), { hasBulkUpload: false }))).not.toContain('Upload em massa');
  });

  it('sorts the finances under headings', () => {
    const finance = menuFor(a('admin'), { hasBulkUpload: false }).find((node) => node.label === 'Financeiro');
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
