import type { MenuPlace, Screen } from './screen.ts';

const top = (label: string): MenuPlace => ({ label, group: null });
const finance = (label: string, heading?: string): MenuPlace => ({ label, group: 'financeiro', heading });
const reports = (label: string): MenuPlace => ({ label, group: 'relatorios' });
const ONLINE = 'Pagamento online';
const SALES = 'Minhas vendas';

/** Every screen, in the order of the menu. */
const screens = [
  {
    path: '/pedidos',
    title: 'Pedidos',
    permission: 'orders.read',
    menu: top('Pedidos'),
    isBuilt: true,
  },
  {
    path: '/verificacao',
    title: 'Verificação do turno',
    permission: 'orders.read',
    menu: top('Verificação do turno'),
    isBuilt: true,
  },
  {
    path: '/avaliacoes',
    title: 'Avaliações',
    permission: 'ratings.read',
    menu: top('Avaliações'),
    isBuilt: false,
  },
  {
    path: '/produtos',
    title: 'Produtos',
    permission: 'catalogue.use',
    menu: top('Produtos'),
    isBuilt: true,
  },
  {
    path: '/produtos/$id',
    title: 'Produto',
    permission: 'catalogue.use',
    menu: null,
    openedFrom: '/produtos',
    isOver: true,
    isBuilt: true,
  },
  {
    path: '/estoque',
    title: 'Estoque',
    permission: 'catalogue.use',
    menu: top('Estoque'),
    isBuilt: true,
  },
  {
    path: '/variacoes',
    title: 'Variações',
    permission: 'catalogue.use',
    menu: top('Variações'),
    isBuilt: true,
  },
  {
    path: '/bulkupload',
    title: 'Upload em massa',
    permission: 'bulk-upload.use',
    menu: top('Upload em massa'),
    isBuilt: true,
  },
  {
    path: '/configuracoes/formapagamento',
    title: 'Formas de Pagamento',
    permission: 'settings.use',
    menu: top('Formas de Pagamento'),
    isBuilt: true,
  },
  {
    path: '/configuracoes/funcionamento',
    title: 'Funcionamento',
    permission: 'settings.use',
    menu: top('Funcionamento'),
    isBuilt: true,
  },
  {
    path: '/configuracoes/impressoras',
    title: 'Impressoras',
    permission: 'settings.use',
    menu: top('Impressoras'),
    isBuilt: true,
  },
  {
    path: '/configuracoes/bairros',
    title: 'Locais de atendimento',
    permission: 'settings.use',
    menu: top('Locais de atendimento'),
    isBuilt: true,
  },
  {
    path: '/configuracoes/usuarios/list',
    title: 'Usuários',
    permission: 'users.manage',
    menu: top('Usuários'),
    isBuilt: true,
  },
  {
    path: '/configuracoes/usuarios/new',
    title: 'Configurar usuário',
    permission: 'users.manage',
    menu: null,
    openedFrom: '/configuracoes/usuarios/list',
    isBuilt: true,
  },
  {
    path: '/configuracoes/usuarios/edit/$id',
    title: 'Configurar usuário',
    permission: 'users.manage',
    menu: null,
    openedFrom: '/configuracoes/usuarios/list',
    isBuilt: true,
  },
  {
    path: '/configuracoes/usuarios/permissoes',
    title: 'Permissões dos operadores',
    permission: 'users.manage',
    menu: null,
    openedFrom: '/configuracoes/usuarios/list',
    isBuilt: true,
  },
  {
    path: '/financeiro/visao-geral',
    title: 'Visão geral',
    permission: 'finance.read',
    menu: finance('Visão geral'),
    isBuilt: false,
  },
  {
    path: '/financeiro/faturas',
    title: 'Faturas',
    permission: 'finance.read',
    menu: finance('Faturas'),
    isBuilt: false,
  },
  {
    path: '/financeiro/repasses',
    title: 'Repasses',
    permission: 'finance.read',
    menu: finance('Repasses'),
    isBuilt: false,
  },
  {
    path: '/financeiro/pagamentoonline',
    title: 'Pagamento online',
    permission: 'finance.read',
    menu: finance('Situação', ONLINE),
    isBuilt: false,
  },
  {
    path: '/financeiro/cadastro/recebimentos',
    title: 'Contas e Taxas',
    permission: 'finance.read',
    menu: finance('Contas e Taxas', ONLINE),
    isBuilt: false,
  },
  {
    path: '/financeiro/cadastro/dados',
    title: 'Dados Cadastrais',
    permission: 'finance.read',
    menu: finance('Dados Cadastrais', ONLINE),
    isBuilt: false,
  },
  {
    path: '/financeiro/cadastro/documentos',
    title: 'Documentos',
    permission: 'finance.read',
    menu: finance('Documentos', ONLINE),
    isBuilt: false,
  },
  {
    path: '/financeiro/cadastro/planos',
    title: 'Planos de taxas',
    permission: 'finance.read',
    menu: finance('Planos de taxas', ONLINE),
    isBuilt: false,
  },
  {
    path: '/onlinepayment/report',
    title: 'Pedidos antigos',
    permission: 'finance.read',
    menu: finance('Pedidos antigos', ONLINE),
    isBuilt: false,
  },
  {
    path: '/onlinepayment/batch',
    title: 'Repasses antigos',
    permission: 'finance.read',
    menu: finance('Repasses antigos', ONLINE),
    isBuilt: false,
  },
  {
    path: '/financeiro/vendas/vendas',
    title: 'Extrato',
    permission: 'finance.read',
    menu: finance('Extrato', SALES),
    isBuilt: false,
  },
  {
    path: '/financeiro/vendas/vendas/transferir',
    title: 'Transferir',
    permission: 'finance.read',
    menu: null,
    openedFrom: '/financeiro/vendas/vendas',
    isBuilt: false,
  },
  {
    path: '/financeiro/vendas/calendario',
    title: 'Calendário',
    permission: 'finance.read',
    menu: finance('Calendário', SALES),
    isBuilt: false,
  },
  {
    path: '/financeiro/vendas/historico',
    title: 'Histórico de vendas',
    permission: 'finance.read',
    menu: finance('Histórico de vendas', SALES),
    isBuilt: false,
  },
  {
    path: '/painel',
    title: 'Painel de Controle',
    permission: 'reports.read',
    menu: reports('Painel de Controle'),
    isBuilt: false,
  },
  {
    path: '/relatorio',
    title: 'Relatório Geral',
    permission: 'reports.read',
    menu: reports('Relatório Geral'),
    isBuilt: false,
  },
  {
    path: '/relatorio/graficos',
    title: 'Gráficos Operacionais',
    permission: 'reports.read',
    menu: reports('Gráficos Operacionais'),
    isBuilt: false,
  },
  {
    path: '/configuracoes/software',
    title: 'Software',
    permission: 'software.manage',
    menu: { label: 'Software', group: 'configuracoes' },
    isBuilt: true,
  },
  {
    path: '/estabelecimentos',
    title: 'Estabelecimento',
    permission: 'registration.manage',
    menu: { label: 'Estabelecimento', group: 'configuracoes' },
    isBuilt: true,
  },
  {
    path: '/configuracoes/historico',
    title: 'Histórico',
    permission: 'history.read',
    menu: { label: 'Histórico', group: 'configuracoes' },
    isBuilt: true,
  },
  {
    path: '/minha-conta',
    title: 'Minha conta',
    permission: 'account.use',
    menu: null,
    isBuilt: true,
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
