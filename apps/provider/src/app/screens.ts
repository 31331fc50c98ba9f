import {
  IconBuildingBank,
  IconBuildingStore,
  IconCash,
  IconCreditCard,
  IconDatabaseImport,
  IconGavel,
  IconHome,
  IconId,
  IconListSearch,
  IconMail,
  IconMailbox,
  IconPercentage,
  IconPhotoCheck,
  IconReceipt,
  IconReceiptRefund,
  IconReportMoney,
  IconRotateClockwise,
  IconScale,
  IconShieldQuestion,
  IconStar,
  IconUserCircle,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Screen } from './screen.ts';

/**
 * Every screen, in the order of the menu. A screen belongs to one feature, or is a page that joins several
 * features.
 */
export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    title: 'Início',
    permission: 'own.account',
    menu: { label: 'Início', Icon: IconHome },
    load: async () => (await import('../features/insight/waiting/home-screen.tsx')).HomeScreen,
  },
  {
    path: '/solicitacoes',
    title: 'Solicitações',
    permission: 'registrations.handle',
    menu: { group: 'Filas', label: 'Solicitações', Icon: IconMailbox },
    load: async () => (await import('../features/store/requests/requests-screen.tsx')).RequestsScreen,
  },
  {
    path: '/alteracoes',
    title: 'Alterações',
    permission: 'changes.review',
    menu: { group: 'Filas', label: 'Alterações', Icon: IconPhotoCheck },
    load: async () => (await import('../features/store/changes/changes-screen.tsx')).ChangesScreen,
  },
  {
    path: '/documentos',
    title: 'Documentos',
    permission: 'changes.review',
    menu: { group: 'Filas', label: 'Documentos', Icon: IconId },
    load: async () => (await import('../features/money/online-payment/documents-screen.tsx')).DocumentsScreen,
  },
  {
    path: '/recebedores',
    title: 'Recebedores',
    permission: 'changes.review',
    menu: { group: 'Filas', label: 'Recebedores', Icon: IconBuildingBank },
    load: async () => (await import('../features/money/online-payment/receivers-screen.tsx')).ReceiversScreen,
  },
  {
    path: '/lojas',
    title: 'Lojas',
    permission: 'stores.read',
    menu: { group: 'Lojas', label: 'Lojas', Icon: IconBuildingStore },
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
    menu: { group: 'Dinheiro', label: 'Faturas vencidas', Icon: IconReceipt },
    load: async () => (await import('../pages/overdue-invoices.tsx')).OverdueInvoicesPage,
  },
  {
    path: '/financeiro',
    title: 'Financeiro',
    permission: 'finance.read',
    menu: { group: 'Dinheiro', label: 'Financeiro', Icon: IconScale },
    load: async () => (await import('../pages/finance.tsx')).FinancePage,
  },
  {
    path: '/mes',
    title: 'Totais do mês',
    permission: 'finance.read',
    menu: { group: 'Dinheiro', label: 'Totais do mês', Icon: IconReportMoney },
    load: async () => (await import('../features/money/month/month-screen.tsx')).MonthScreen,
  },
  {
    path: '/planos',
    title: 'Planos e taxas',
    permission: 'finance.read',
    menu: { group: 'Lojas', label: 'Planos e taxas', Icon: IconPercentage },
    load: async () => (await import('../features/money/plans/plans-screen.tsx')).PlansScreen,
  },
  {
    path: '/repasses',
    title: 'Repasses',
    permission: 'finance.read',
    menu: { group: 'Dinheiro', label: 'Repasses', Icon: IconCash },
    load: async () =>
      (await import('../features/money/settlements/settlements-screen.tsx')).SettlementsScreen,
  },
  {
    path: '/contestacoes',
    title: 'Contestações',
    permission: 'finance.read',
    menu: { group: 'Filas', label: 'Contestações', Icon: IconGavel },
    load: async () => (await import('../features/money/payments/disputes-screen.tsx')).DisputesScreen,
  },
  {
    path: '/estornos-de-multa',
    title: 'Estornos de multa',
    permission: 'finance.read',
    menu: { group: 'Filas', label: 'Estornos de multa', Icon: IconReceiptRefund },
    load: async () =>
      (await import('../features/insight/fine-reversals/fine-reversals-screen.tsx')).FineReversalsScreen,
  },
  {
    path: '/avaliacoes-contestadas',
    title: 'Avaliações contestadas',
    permission: 'changes.review',
    menu: { group: 'Filas', label: 'Avaliações contestadas', Icon: IconStar },
    load: async () =>
      (await import('../features/orders/contested-ratings/contested-ratings-screen.tsx'))
        .ContestedRatingsScreen,
  },
  {
    path: '/pagamentos',
    title: 'Pagamentos',
    permission: 'finance.read',
    menu: { group: 'Dinheiro', label: 'Pagamentos', Icon: IconCreditCard },
    load: async () => (await import('../features/money/payments/payments-screen.tsx')).PaymentsScreen,
  },
  {
    path: '/emails',
    title: 'E-mails',
    permission: 'stores.read',
    menu: { group: 'Sistema', label: 'E-mails', Icon: IconMail },
    load: async () => (await import('../features/people/mails/mails-screen.tsx')).MailsScreen,
  },
  {
    path: '/trabalhos',
    title: 'Trabalhos',
    permission: 'stores.read',
    menu: { group: 'Sistema', label: 'Trabalhos', Icon: IconRotateClockwise },
    load: async () => (await import('../features/people/jobs/jobs-screen.tsx')).JobsScreen,
  },
  {
    path: '/dados',
    title: 'Dados',
    permission: 'services.manage',
    menu: { group: 'Sistema', label: 'Dados', Icon: IconDatabaseImport },
    load: async () =>
      (await import('../features/menu/reference-data/reference-data-screen.tsx')).ReferenceDataScreen,
  },
  {
    path: '/auditoria',
    title: 'Auditoria',
    permission: 'audit.read',
    menu: { group: 'Sistema', label: 'Auditoria', Icon: IconListSearch },
    load: async () => (await import('../features/people/audit/audit-screen.tsx')).AuditScreen,
  },
  {
    path: '/acessos',
    title: 'Tentativas sem loja',
    permission: 'audit.read',
    menu: { group: 'Sistema', label: 'Tentativas sem loja', Icon: IconShieldQuestion },
    load: async () =>
      (await import('../features/people/records/unknown-access-screen.tsx')).UnknownAccessScreen,
  },
  {
    path: '/equipe',
    title: 'Equipe',
    permission: 'team.manage',
    menu: { group: 'Sistema', label: 'Equipe', Icon: IconUsersGroup },
    load: async () => (await import('../features/people/team/team-screen.tsx')).TeamScreen,
  },
  {
    path: '/minha-conta',
    title: 'Minha conta',
    permission: 'own.account',
    menu: { group: 'Sistema', label: 'Minha conta', Icon: IconUserCircle },
    load: async () => (await import('../features/people/account/account-screen.tsx')).AccountScreen,
  },
];
