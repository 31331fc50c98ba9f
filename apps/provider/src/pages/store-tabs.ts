import type { StoreTab } from '../shared/store/store-tab.ts';

/** Tabs of a store's page, in order. To add a tab, write a component in a feature and add a row here. */
export const STORE_TABS: readonly StoreTab[] = [
  {
    tab: 'situacao',
    title: 'Situação',
    permission: 'stores.read',
    load: async () => (await import('../features/store/store-page/status-tab.tsx')).StatusTab,
  },
  {
    tab: 'dados',
    title: 'Dados da loja',
    permission: 'stores.read',
    load: async () => (await import('../features/store/store-data/data-tab.tsx')).DataTab,
  },
  {
    tab: 'pessoas',
    title: 'Pessoas',
    permission: 'stores.read',
    load: async () => (await import('../features/people/store-people/people-tab.tsx')).PeopleTab,
  },
  {
    tab: 'carrossel',
    title: 'Imagens',
    permission: 'stores.read',
    load: async () => (await import('../features/store/store-pictures/pictures-tab.tsx')).PicturesTab,
  },
  {
    tab: 'documentos',
    title: 'Documentos',
    permission: 'stores.read',
    load: async () => (await import('../features/store/agreements/agreements-tab.tsx')).AgreementsTab,
  },
  {
    tab: 'cardapio',
    title: 'Cardápio',
    permission: 'stores.read',
    load: async () => (await import('../features/menu/menu/menu-tab.tsx')).MenuTab,
  },
  {
    tab: 'entregas',
    title: 'Entregas',
    permission: 'stores.read',
    load: async () => (await import('../features/orders/couriers/couriers-tab.tsx')).CouriersTab,
  },
  {
    tab: 'chaves',
    title: 'Chaves',
    permission: 'stores.read',
    load: async () => (await import('../features/orders/intake-keys/keys-tab.tsx')).KeysTab,
  },
  {
    tab: 'faturas',
    title: 'Faturas',
    permission: 'finance.read',
    load: async () => (await import('../features/money/invoices/invoices-tab.tsx')).InvoicesTab,
  },
  {
    tab: 'repasses',
    title: 'Repasses',
    permission: 'finance.read',
    load: async () => (await import('../features/money/settlements/store-payout-tab.tsx')).StorePayoutTab,
  },
  {
    tab: 'pagamentos',
    title: 'Pagamentos',
    permission: 'finance.read',
    load: async () => (await import('../features/money/payments/payments-tab.tsx')).PaymentsTab,
  },
  {
    tab: 'financeiro',
    title: 'Financeiro',
    permission: 'finance.read',
    load: async () => (await import('../features/money/store-book/store-book-tab.tsx')).StoreBookTab,
  },
  {
    tab: 'emails',
    title: 'E-mails',
    permission: 'stores.read',
    load: async () => (await import('../features/people/mails/mails-tab.tsx')).MailsTab,
  },
  {
    tab: 'registros',
    title: 'Registros',
    permission: 'audit.read',
    load: async () => (await import('../features/people/records/records-tab.tsx')).RecordsTab,
  },
  {
    tab: 'clientes',
    title: 'Clientes',
    permission: 'customers.privacy',
    load: async () => (await import('../features/retention/customers/customers-tab.tsx')).CustomersTab,
  },
  {
    tab: 'visitas',
    title: 'Visitas',
    permission: 'support.visit',
    load: async () => (await import('../features/people/visits/visits-tab.tsx')).VisitsTab,
  },
];
