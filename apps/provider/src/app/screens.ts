import {
  IconBuildingStore,
  IconDatabaseImport,
  IconHome,
  IconListSearch,
  IconMailbox,
  IconPhotoCheck,
  IconReceipt,
  IconShieldQuestion,
  IconUserCircle,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Screen } from './screen.ts';

/** Every screen, in the order of the menu. A new one is a page and a row here. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    title: 'Início',
    permission: 'own.account',
    menu: { label: 'Início', Icon: IconHome },
    load: async () => (await import('../pages/home.tsx')).HomePage,
  },
  {
    path: '/solicitacoes',
    title: 'Solicitações',
    permission: 'registrations.handle',
    menu: { label: 'Solicitações', Icon: IconMailbox },
    load: async () => (await import('../pages/requests.tsx')).RequestsPage,
  },
  {
    path: '/alteracoes',
    title: 'Alterações',
    permission: 'changes.review',
    menu: { label: 'Alterações', Icon: IconPhotoCheck },
    load: async () => (await import('../pages/changes.tsx')).ChangesPage,
  },
  {
    path: '/lojas',
    title: 'Lojas',
    permission: 'stores.read',
    menu: { label: 'Lojas', Icon: IconBuildingStore },
    load: async () => (await import('../pages/stores.tsx')).StoresPage,
  },
  {
    path: '/lojas/$id',
    title: 'Loja',
    permission: 'stores.read',
    menu: null,
    load: async () => (await import('../pages/store.tsx')).StorePage,
  },
  {
    path: '/faturas',
    title: 'Faturas vencidas',
    permission: 'finance.read',
    menu: { label: 'Faturas', Icon: IconReceipt },
    load: async () => (await import('../pages/overdue-invoices.tsx')).OverdueInvoicesPage,
  },
  {
    path: '/dados',
    title: 'Dados',
    permission: 'services.manage',
    menu: { label: 'Dados', Icon: IconDatabaseImport },
    load: async () => (await import('../pages/reference-data.tsx')).ReferenceDataPage,
  },
  {
    path: '/auditoria',
    title: 'Auditoria',
    permission: 'audit.read',
    menu: { label: 'Auditoria', Icon: IconListSearch },
    load: async () => (await import('../pages/audit.tsx')).AuditPage,
  },
  {
    path: '/acessos',
    title: 'Tentativas sem loja',
    permission: 'audit.read',
    menu: { label: 'Tentativas', Icon: IconShieldQuestion },
    load: async () => (await import('../pages/unknown-access.tsx')).UnknownAccessPage,
  },
  {
    path: '/equipe',
    title: 'Equipe',
    permission: 'team.manage',
    menu: { label: 'Equipe', Icon: IconUsersGroup },
    load: async () => (await import('../pages/team.tsx')).TeamPage,
  },
  {
    path: '/minha-conta',
    title: 'Minha conta',
    permission: 'own.account',
    menu: { label: 'Minha conta', Icon: IconUserCircle },
    load: async () => (await import('../pages/account.tsx')).AccountPage,
  },
];
