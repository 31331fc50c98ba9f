/**
 * The pages of 'Financeiro'. The registry of screens, which every screen starts with, names this file once instead of each of them.
 */
export const financePages = {
  status: async () => (await import('./online-payment/status.tsx')).OnlinePaymentPage,
  registration: async () => (await import('./online-payment/registration.tsx')).OnlineRegistrationPage,
  documents: async () => (await import('./online-payment/documents.tsx')).DocumentsPage,
  plans: async () => (await import('./online-payment/plans.tsx')).PlansPage,
  accounts: async () => (await import('./online-payment/accounts.tsx')).AccountsPage,
  calendar: async () => (await import('../features/finance/calendar/calendar-screen.tsx')).CalendarScreen,
  statement: async () => (await import('../features/finance/statement/statement-screen.tsx')).StatementScreen,
  transfer: async () => (await import('../features/finance/transfer/transfer-screen.tsx')).TransferScreen,
  invoices: async () => (await import('../features/finance/invoices/invoices-screen.tsx')).InvoicesScreen,
  settlements: async () =>
    (await import('../features/finance/settlements/settlements-screen.tsx')).SettlementsScreen,
  bankMatch: async () =>
    (await import('../features/finance/bank-match/bank-match-screen.tsx')).BankMatchScreen,
  oldOrders: async () => (await import('../features/old-finance/old-orders-screen.tsx')).OldOrdersScreen,
  oldPayouts: async () => (await import('../features/old-finance/old-payouts-screen.tsx')).OldPayoutsScreen,
  history: async () =>
    (await import('../features/finance/sales-history/sales-history-screen.tsx')).SalesHistoryScreen,
  overview: async () => (await import('../features/finance/overview/overview-screen.tsx')).OverviewScreen,
} as const;
