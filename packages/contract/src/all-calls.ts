import * as access from './access/access.calls.ts';
import * as account from './access/account.calls.ts';
import * as operatorGrants from './access/operator-grants.calls.ts';
import * as passwordLinks from './access/password-links.calls.ts';
import * as people from './access/people.calls.ts';
import * as recovery from './access/recovery.calls.ts';
import * as registration from './access/registration.calls.ts';
import * as visits from './access/visits.calls.ts';
import * as addresses from './addresses/addresses.calls.ts';
import * as history from './audit/audit.calls.ts';
import * as bulkUpload from './bulk-upload/bulk-upload.calls.ts';
import * as chat from './chat/chat.calls.ts';
import * as courier from './courier/courier.calls.ts';
import * as ownCourier from './courier/own-courier.calls.ts';
import * as customer from './customer/customer.calls.ts';
import type { Call } from './define-call.ts';
import * as deliveryAreas from './delivery-areas/delivery-areas.calls.ts';
import * as finance from './finance/invoices.calls.ts';
import * as hours from './hours/hours.calls.ts';
import * as intake from './intake/intake.calls.ts';
import * as catalogue from './menu/catalogue.calls.ts';
import * as categories from './menu/categories.calls.ts';
import * as links from './menu/links.calls.ts';
import * as menu from './menu/menu.calls.ts';
import * as menuBatches from './menu/menu-batches.calls.ts';
import * as options from './menu/options.calls.ts';
import * as photo from './menu/photo.calls.ts';
import * as prices from './menu/prices.calls.ts';
import * as products from './menu/products.calls.ts';
import * as recipe from './menu/recipe.calls.ts';
import * as selling from './menu/selling.calls.ts';
import * as sizes from './menu/sizes.calls.ts';
import * as stock from './menu/stock.calls.ts';
import * as orders from './orders/orders.calls.ts';
import * as paymentMethods from './payment-methods/payment-methods.calls.ts';
import * as printPrograms from './printing/print-program.calls.ts';
import * as printing from './printing/printing.calls.ts';
import * as qz from './printing/qz.calls.ts';
import * as providerAgreements from './provider/agreements.calls.ts';
import * as providerAudit from './provider/audit.calls.ts';
import * as providerCatalogue from './provider/catalogue.calls.ts';
import * as providerCategories from './provider/categories.calls.ts';
import * as providerChanges from './provider/changes.calls.ts';
import * as providerCouriers from './provider/couriers.calls.ts';
import * as providerCustomers from './provider/customers.calls.ts';
import * as providerDistricts from './provider/districts.calls.ts';
import * as providerKeys from './provider/intake-keys.calls.ts';
import * as providerInvoices from './provider/invoices.calls.ts';
import * as providerMails from './provider/mails.calls.ts';
import * as providerNewStore from './provider/new-store.calls.ts';
import * as providerLinks from './provider/order-links.calls.ts';
import * as providerOwnAccount from './provider/own-account.calls.ts';
import * as providerPeople from './provider/people.calls.ts';
import * as providerAccess from './provider/provider-access.calls.ts';
import * as providerRecords from './provider/records.calls.ts';
import * as providerRegistrations from './provider/registrations.calls.ts';
import * as providerStoreData from './provider/store-data.calls.ts';
import * as providerStores from './provider/stores.calls.ts';
import * as providerTeam from './provider/team.calls.ts';
import * as providerVisits from './provider/visits.calls.ts';
import * as agreements from './store/agreements.calls.ts';
import * as notices from './store/notices.calls.ts';
import * as onlineAcceptance from './store/online-acceptance.calls.ts';
import * as pendingChanges from './store/pending-changes.calls.ts';
import * as registrationData from './store/registration-data.calls.ts';
import * as store from './store/store.calls.ts';

/** Every call of the product, for whatever walks them all: routes, OpenAPI, the role × call test. */
export const ALL_CALLS = [
  access,
  account,
  passwordLinks,
  operatorGrants,
  people,
  recovery,
  registration,
  visits,
  orders,
  store,
  notices,
  onlineAcceptance,
  agreements,
  pendingChanges,
  registrationData,
  finance,
  history,
  hours,
  intake,
  chat,
  customer,
  addresses,
  deliveryAreas,
  courier,
  ownCourier,
  categories,
  menu,
  bulkUpload,
  stock,
  selling,
  menuBatches,
  products,
  prices,
  catalogue,
  options,
  links,
  photo,
  sizes,
  recipe,
  paymentMethods,
  printing,
  printPrograms,
  qz,
  providerAccess,
  providerChanges,
  providerOwnAccount,
  providerTeam,
  providerRegistrations,
  providerAudit,
  providerVisits,
  providerAgreements,
  providerCouriers,
  providerCustomers,
  providerDistricts,
  providerCategories,
  providerCatalogue,
  providerKeys,
  providerInvoices,
  providerMails,
  providerLinks,
  providerRecords,
  providerStoreData,
  providerStores,
  providerNewStore,
  providerPeople,
].flatMap((area) => Object.values(area).filter(isCall));

function isCall(value: unknown): value is Call<unknown, unknown> {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'input' in value
  );
}
