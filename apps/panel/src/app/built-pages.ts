import type { ComponentType } from 'react';
import type { ScreenPath } from './screens.ts';

/** Fetches the page of a built screen. */
export type PageLoader = () => Promise<ComponentType>;

/** The page of every screen marked as built in the registry; a test keeps the two lists equal. */
export const builtPages: Partial<Record<ScreenPath, PageLoader>> = {
  '/pedidos': async () => (await import('../pages/orders/orders.tsx')).OrdersPage,
  '/produtos': async () => (await import('../pages/menu/products.tsx')).ProductsPage,
  '/produtos/$id': async () => (await import('../pages/menu/products.tsx')).ProductsPage,
  '/estoque': async () => (await import('../pages/menu/stock.tsx')).StockPage,
  '/bulkupload': async () => (await import('../pages/menu/bulk-upload.tsx')).BulkUploadPage,
  '/variacoes': async () => (await import('../pages/menu/options.tsx')).OptionsPage,
  '/configuracoes/formapagamento': async () =>
    (await import('../pages/payment-methods.tsx')).PaymentMethodsPage,
  '/configuracoes/funcionamento': async () => (await import('../pages/hours.tsx')).HoursPage,
  '/configuracoes/impressoras': async () => (await import('../pages/printing/printers.tsx')).PrintersPage,
  '/configuracoes/software': async () => (await import('../pages/printing/software.tsx')).SoftwarePage,
  '/configuracoes/bairros': async () => (await import('../pages/delivery-areas.tsx')).DeliveryAreasPage,
  '/estabelecimentos': async () => (await import('../pages/registration-data.tsx')).RegistrationDataPage,
  '/configuracoes/historico': async () => (await import('../pages/audit.tsx')).AuditPage,
  '/configuracoes/usuarios/list': async () => (await import('../pages/people/users.tsx')).UsersPage,
  '/configuracoes/usuarios/new': async () => (await import('../pages/people/user-form.tsx')).UserFormPage,
  '/configuracoes/usuarios/edit/$id': async () =>
    (await import('../pages/people/user-form.tsx')).UserFormPage,
  '/configuracoes/usuarios/permissoes': async () =>
    (await import('../pages/people/operator-grants.tsx')).OperatorGrantsPage,
  '/verificacao': async () => (await import('../pages/shift-check.tsx')).ShiftCheckPage,
  '/minha-conta': async () => (await import('../pages/people/account.tsx')).AccountPage,
};
