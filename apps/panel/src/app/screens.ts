import type { ComponentType } from 'react';
import type { financePages } from '../pages/finance-pages.ts';
import type { insightPages } from '../pages/insight-pages.ts';
import type { MenuPlace, Screen } from './screen.ts';

type FinancePages = typeof financePages;
type InsightPages = typeof insightPages;

const top = (label: string): MenuPlace => ({ label, group: null });
const finance = (label: string, heading?: string): MenuPlace => ({ label, group: 'financeiro', heading });
const reports = (label: string): MenuPlace => ({ label, group: 'relatorios' });
const ONLINE = 'Pagamento online';
const SALES = 'Minhas vendas';
/** Pages of 'Financeiro' are named by one late file: every screen starts with what stands here. */
const financePage = (page: keyof FinancePages) => async (): Promise<ComponentType> =>
  (await import('../pages/finance-pages.ts')).financePages[page]();
/** The same of reports. */
const insightPage = (page: keyof InsightPages) => async (): Promise<ComponentType> =>
  (await import('../pages/insight-pages.ts')).insightPages[page]();
/** A room of 'Pagamento online'. */
const online = <const Path extends string>(
  path: Path,
  title: string,
  page: Parameters<typeof financePage>[0],
  label = title,
) =>
  ({
    path: `/financeiro/${path}`,
    title,
    permission: 'online-payment.manage',
    menu: finance(label, ONLINE),
    page: financePage(page),
  }) as const;
/** What the titles of three of them begin with. */
const OWN = 'Meu Cadastro / ';

/** Every screen, in the order of the menu. */
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
    page: async () => (await import('../pages/shift-check.tsx')).ShiftCheckPage,
  },
  {
    path: '/avaliacoes',
    title: 'Avaliações',
    permission: 'ratings.read',
    menu: top('Avaliações'),
    page: insightPage('ratings'),
  },
  {
    path: '/produtos',
    title: 'Produtos',
    permission: 'catalogue.use',
    menu: top('Produtos'),
    page: async () => (await import('../pages/menu/products.tsx')).ProductsPage,
  },
  {
    path: '/produtos/$id',
    title: 'Produto',
    permission: 'catalogue.use',
    menu: null,
    openedFrom: '/produtos',
    isOver: true,
    page: async () => (await import('../pages/menu/products.tsx')).ProductsPage,
  },
  {
    path: '/estoque',
    title: 'Estoque',
    permission: 'catalogue.use',
    menu: top('Estoque'),
    page: async () => (await import('../pages/menu/stock.tsx')).StockPage,
  },
  {
    path: '/variacoes',
    title: 'Variações',
    permission: 'catalogue.use',
    menu: top('Variações'),
    page: async () => (await import('../pages/menu/options.tsx')).OptionsPage,
  },
  {
    path: '/bulkupload',
    title: 'Upload em massa',
    permission: 'bulk-upload.use',
    menu: top('Upload em massa'),
    page: async () => (await import('../pages/menu/bulk-upload.tsx')).BulkUploadPage,
  },
  {
    path: '/configuracoes/formapagamento',
    title: 'Formas de Pagamento',
    permission: 'settings.use',
    menu: top('Formas de Pagamento'),
    page: async () => (await import('../pages/payment-methods.tsx')).PaymentMethodsPage,
  },
  {
    path: '/configuracoes/funcionamento',
    title: 'Funcionamento',
    permission: 'settings.use',
    menu: top('Funcionamento'),
    page: async () => (await import('../pages/hours.tsx')).HoursPage,
  },
  {
    path: '/configuracoes/impressoras',
    title: 'Impressoras',
    permission: 'settings.use',
    menu: top('Impressoras'),
    page: async () => (await import('../pages/printing/printers.tsx')).PrintersPage,
  },
  {
    path: '/configuracoes/bairros',
    title: 'Locais de atendimento',
    permission: 'settings.use',
    menu: top('Locais de atendimento'),
    page: async () => (await import('../pages/delivery-areas.tsx')).DeliveryAreasPage,
  },
  {
    path: '/configuracoes/usuarios/list',
    title: 'Usuários',
    permission: 'users.manage',
    menu: top('Usuários'),
    page: async () => (await import('../pages/people/users.tsx')).UsersPage,
  },
  {
    path: '/configuracoes/usuarios/new',
    title: 'Configurar usuário',
    permission: 'users.manage',
    menu: null,
    openedFrom: '/configuracoes/usuarios/list',
    page: async () => (await import('../pages/people/user-form.tsx')).UserFormPage,
  },
  {
    path: '/configuracoes/usuarios/edit/$id',
    title: 'Configurar usuário',
    permission: 'users.manage',
    menu: null,
    openedFrom: '/configuracoes/usuarios/list',
    page: async () => (await import('../pages/people/user-form.tsx')).UserFormPage,
  },
  {
    path: '/configuracoes/usuarios/permissoes',
    title: 'Permissões dos operadores',
    permission: 'users.manage',
    menu: null,
    openedFrom: '/configuracoes/usuarios/list',
    page: async () => (await import('../pages/people/operator-grants.tsx')).OperatorGrantsPage,
  },
  {
    path: '/financeiro/visao-geral',
    title: 'Visão geral',
    permission: 'finance.read',
    menu: finance('Visão geral'),
    page: financePage('overview'),
  },
  {
    path: '/financeiro/faturas',
    title: 'Faturas',
    permission: 'finance.read',
    menu: finance('Faturas'),
    page: financePage('invoices'),
  },
  {
    path: '/financeiro/repasses',
    title: 'Repasses',
    permission: 'finance.read',
    menu: finance('Repasses'),
    page: financePage('settlements'),
  },
  {
    path: '/financeiro/repasses/conferir',
    title: 'Conferir com o banco',
    permission: 'finance.read',
    menu: null,
    openedFrom: '/financeiro/repasses',
    page: financePage('bankMatch'),
  },
  online('pagamentoonline', 'Pagamento online', 'status', 'Situação'),
  online('cadastro/recebimentos', 'Contas e Taxas', 'accounts'),
  online('cadastro/dados', `${OWN}Dados Cadastrais`, 'registration', 'Dados Cadastrais'),
  online('cadastro/documentos', `${OWN}Documentos`, 'documents', 'Documentos'),
  online('cadastro/planos', `${OWN}Planos de taxas`, 'plans', 'Planos de taxas'),
  {
    path: '/onlinepayment/report',
    title: 'Pedidos antigos',
    permission: 'finance.read',
    menu: finance('Pedidos antigos', ONLINE),
    page: financePage('oldOrders'),
  },
  {
    path: '/onlinepayment/batch',
    title: 'Repasses antigos',
    permission: 'finance.read',
    menu: finance('Repasses antigos', ONLINE),
    page: financePage('oldPayouts'),
  },
  {
    path: '/financeiro/vendas/vendas',
    title: 'Extrato',
    permission: 'finance.read',
    menu: finance('Extrato', SALES),
    page: financePage('statement'),
  },
  {
    path: '/financeiro/vendas/vendas/transferir',
    title: 'Transferir',
    permission: 'finance.read',
    menu: null,
    openedFrom: '/financeiro/vendas/vendas',
    page: financePage('transfer'),
  },
  {
    path: '/financeiro/vendas/calendario',
    title: 'Calendário',
    permission: 'finance.read',
    menu: finance('Calendário', SALES),
    page: financePage('calendar'),
  },
  {
    path: '/financeiro/vendas/historico',
    title: 'Histórico de vendas',
    permission: 'finance.read',
    menu: finance('Histórico de vendas', SALES),
    page: financePage('history'),
  },
  {
    path: '/painel',
    title: 'Painel de Controle',
    permission: 'reports.read',
    menu: reports('Painel de Controle'),
    page: insightPage('dashboard'),
  },
  {
    path: '/relatorio',
    title: 'Relatório Geral',
    permission: 'reports.read',
    menu: reports('Relatório Geral'),
    page: insightPage('report'),
  },
  {
    path: '/relatorio/graficos',
    title: 'Gráficos Operacionais',
    permission: 'reports.read',
    menu: reports('Gráficos Operacionais'),
    page: insightPage('charts'),
  },
  {
    path: '/configuracoes/software',
    title: 'Software',
    permission: 'software.manage',
    menu: { label: 'Software', group: 'configuracoes' },
    page: async () => (await import('../pages/printing/software.tsx')).SoftwarePage,
  },
  {
    path: '/estabelecimentos',
    title: 'Estabelecimento',
    permission: 'registration.manage',
    menu: { label: 'Estabelecimento', group: 'configuracoes' },
    page: async () => (await import('../pages/registration-data.tsx')).RegistrationDataPage,
  },
  {
    path: '/configuracoes/historico',
    title: 'Histórico',
    permission: 'history.read',
    menu: { label: 'Histórico', group: 'configuracoes' },
    page: async () => (await import('../pages/audit.tsx')).AuditPage,
  },
  {
    path: '/minha-conta',
    title: 'Minha conta',
    permission: 'account.use',
    menu: null,
    page: async () => (await import('../pages/people/account.tsx')).AccountPage,
  },
] as const satisfies readonly Screen[];

/** A path of the registry, as written there. */
export type ScreenPath = (typeof screens)[number]['path'];

/** The registry as plain screens, for those who do not care about exact paths. */
export const allScreens: readonly (Screen & { path: ScreenPath })[] = screens;

/** Addresses without a screen of their own and where they lead. */
export const movedPaths: Readonly<Record<string, ScreenPath>> = {
  '/': '/pedidos',
  '/produtosOld': '/produtos',
};

/** The screens that stand over the one of this path. */
export const screensOver = (of: string) =>
  allScreens.filter(({ isOver, openedFrom }) => isOver && openedFrom === of);
