/**
 * The pages of 'Pagamento online'. The registry of screens, which every screen starts with,
 * names this file once instead of each of them.
 */
export const onlinePaymentPages = {
  status: async () => (await import('./status.tsx')).OnlinePaymentPage,
  registration: async () => (await import('./registration.tsx')).OnlineRegistrationPage,
  documents: async () => (await import('./documents.tsx')).DocumentsPage,
  plans: async () => (await import('./plans.tsx')).PlansPage,
  accounts: async () => (await import('./accounts.tsx')).AccountsPage,
} as const;
