import type { ComponentType } from 'react';
import type { latePages } from '../pages/late-pages.ts';
import type { MenuPlace, Screen } from './screen.ts';

type LatePage = keyof typeof latePages;

const top = (label: string): MenuPlace => ({ label, group: null });
const finance = (label: string, heading?: string): MenuPlace => ({ label, group: 'financeiro', heading });
const reports = (label: string): MenuPlace => ({ label, group: 'relatorios' });
const ONLINE = 'Pagamento online';
const SALES = 'Minhas vendas';
/**
 * Loads a page by its file name: `pages/…/<name>.tsx` for a page that joins several features, otherwise
 * `features/…/<name>-screen.tsx`. The paths of these files are in another file, loaded on demand. Everything
 * in this file slows down the start of every screen.
 */
const late = (name: LatePage) => async (): Promise<ComponentType> =>
  (await import('../pages/late-pages.ts')).latePages[name]();
/** A screen of 'Pagamento online'. */
const online = <const Path extends string>(path: Path, title: string, page: Screen['page'], label = title) =>
  ({
    path: `/financeiro/${path}`,
    title,
    permission: 'online-payment.manage',
    menu: finance(label, ONLINE),
    page,
  }) as const;
/** Common start of three titles. */
const OWN = 'Meu Cadastro / ';

/** Every screen, in the sequence of the menu. */
const screens = [
  {
    path: '/pedidos',
    title: 'Pedidos',
    permission: 'orders.read',
    menu: top('Pedidos'),
    page: async () => (await import('../pages/orders/orders.tsx')).OrdersPage,
  },
  {
    path: '/verificacao',
    title: 'Verificação do turno',
    permission: 'orders.read',
    menu: top('Verificação do turno'),
    page: late('shift-check'),
  },
  {
    path: '/avaliacoes',
    title: 'Avaliações',
    permission: 'ratings.read',
    menu: top('Avaliações'),
    page: late('ratings'),
  },
  {
    path: '/produtos',
    title: 'Produtos',
    permission: 'catalogue.use',
    menu: top('Produtos'),
    page: late('products'),
  },
  {
    path: '/produtos/$id',
    title: 'Produto',
    permission: 'catalogue.use',
    menu: null,
    openedFrom: '/produtos',
    isOver: true,
    page: late('products'),
  },
  {
    path: '/estoque',
    title: 'Estoque',
    permission: 'catalogue.use',
    menu: top('Estoque'),
    page: late('stock'),
  },
  {
    path: '/variacoes',
    title: 'Variações',
    permission: 'catalogue.use',
    menu: top('Variações'),
    page: late('options'),
  },
  {
    path: '/bulkupload',
    title: 'Upload em massa',
    permission: 'bulk-upload.use',
    menu: top('Upload em massa'),
    page: late('bulk-upload'),
  },
  {
    path: '/configuracoes/formapagamento',
    title: 'Formas de Pagamento',
    permission: 'settings.use',
    menu: top('Formas de Pagamento'),
    page: late('payment-methods'),
  },
  {
    path: '/configuracoes/funcionamento',
    title: 'Funcionamento',
    permission: 'settings.use',
    menu: top('Funcionamento'),
    page: late('hours'),
  },
  {
    path: '/configuracoes/impressoras',
    title: 'Impressoras',
    permission: 'settings.use',
    menu: top('Impressoras'),
    page: late('printers'),
  },
  {
    path: '/configuracoes/bairros',
    title: 'Locais de atendimento',
    permission: 'settings.use',
    menu: top('Locais de atendimento'),
    page: late('delivery-areas'),
  },
  {
    path: '/configuracoes/usuarios/list',
    title: 'Usuários',
    permission: 'users.manage',
    menu: top('Usuários'),
    page: late('users'),
  },
  {
    path: '/configuracoes/usuarios/new',
    title: 'Configurar usuário',
    permission: 'users.manage',
    menu: null,
    openedFrom: '/configuracoes/usuarios/list',
    page: late('user-form'),
  },
  {
    path: '/configuracoes/usuarios/edit/$id',
    title: 'Configurar usuário',
    permission: 'users.manage',
    menu: null,
    openedFrom: '/configuracoes/usuarios/list',
    page: late('user-form'),
  },
  {
    path: '/configuracoes/usuarios/permissoes',
    title: 'Permissões dos operadores',
    permission: 'users.manage',
    menu: null,
    openedFrom: '/configuracoes/usuarios/list',
    page: late('grants'),
  },
  {
    path: '/financeiro/visao-geral',
    title: 'Visão geral',
    permission: 'finance.read',
    menu: finance('Visão geral'),
    page: late('overview'),
  },
  {
    path: '/financeiro/faturas',
    title: 'Faturas',
    permission: 'finance.read',
    menu: finance('Faturas'),
    page: late('invoices'),
  },
  {
    path: '/financeiro/repasses',
    title: 'Repasses',
    permission: 'finance.read',
    menu: finance('Repasses'),
    page: late('settlements'),
  },
  {
    path: '/financeiro/repasses/conferir',
    title: 'Conferir com o banco',
    permission: 'finance.read',
    menu: null,
    openedFrom: '/financeiro/repasses',
    page: late('bank-match'),
  },
  online('pagamentoonline', 'Pagamento online', late('status'), 'Situação'),
  online('cadastro/recebimentos', 'Contas e Taxas', late('accounts')),
  online('cadastro/dados', `${OWN}Dados Cadastrais`, late('online-registration'), 'Dados Cadastrais'),
  online('cadastro/documentos', `${OWN}Documentos`, late('documents'), 'Documentos'),
  online('cadastro/planos', `${OWN}Planos de taxas`, late('plans'), 'Planos de taxas'),
  {
    path: '/onlinepayment/report',
    title: 'Pedidos antigos',
    permission: 'finance.read',
    menu: finance('Pedidos antigos', ONLINE),
    page: late('old-orders'),
  },
  {
    path: '/onlinepayment/batch',
    title: 'Repasses antigos',
    permission: 'finance.read',
    menu: finance('Repasses antigos', ONLINE),
    page: late('old-payouts'),
  },
  {
    path: '/financeiro/vendas/vendas',
    title: 'Extrato',
    permission: 'finance.read',
    menu: finance('Extrato', SALES),
    page: late('statement'),
  },
  {
    path: '/financeiro/vendas/vendas/transferir',
    title: 'Transferir',
    permission: 'finance.read',
    menu: null,
    openedFrom: '/financeiro/vendas/vendas',
    page: late('transfer'),
  },
  {
    path: '/financeiro/vendas/calendario',
    title: 'Calendário',
    permission: 'finance.read',
    menu: finance('Calendário', SALES),
    page: late('calendar'),
  },
  {
    path: '/financeiro/vendas/historico',
    title: 'Histórico de vendas',
    permission: 'finance.read',
    menu: finance('Histórico de vendas', SALES),
    page: late('sales-history'),
  },
  {
    path: '/painel',
    title: 'Painel de Controle',
    permission: 'reports.read',
    menu: reports('Painel de Controle'),
    page: late('dashboard'),
  },
  {
    path: '/relatorio',
    title: 'Relatório Geral',
    permission: 'reports.read',
    menu: reports('Relatório Geral'),
    page: late('report'),
  },
  {
    path: '/relatorio/graficos',
    title: 'Gráficos Operacionais',
    permission: 'reports.read',
    menu: reports('Gráficos Operacionais'),
    page: late('charts'),
  },
  {
    path: '/configuracoes/software',
    title: 'Software',
    permission: 'software.manage',
    menu: { label: 'Software', group: 'configuracoes' },
    page: late('software'),
  },
  {
    path: '/estabelecimentos',
    title: 'Estabelecimento',
    permission: 'registration.manage',
    menu: { label: 'Estabelecimento', group: 'configuracoes' },
    page: late('registration'),
  },
  {
    path: '/configuracoes/historico',
    title: 'Histórico',
    permission: 'history.read',
    menu: { label: 'Histórico', group: 'configuracoes' },
    page: late('audit'),
  },
  {
    path: '/minha-conta',
    title: 'Minha conta',
    permission: 'account.use',
    menu: null,
    page: late('account'),
  },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof screens)[number]['path'];

/** The list with plain types, for code that does not need exact paths. */
export const allScreens: readonly (Screen & { path: ScreenPath })[] = screens;

/** Old addresses and the screens that replace them. */
export const movedPaths: Readonly<Record<string, ScreenPath>> = {
  '/': '/pedidos',
  '/produtosOld': '/produtos',
};

/** Screens that open over the screen of this path. */
export const screensOver = (of: string) =>
  allScreens.filter(({ isOver, openedFrom }) => isOver && openedFrom === of);
