// Made by `npm run registries` from the files it imports; a test compares.
import * as accessAccess from './access/access.calls.ts';
import * as accessAccount from './access/account.calls.ts';
import * as accessOperatorGrants from './access/operator-grants.calls.ts';
import * as accessPasswordLinks from './access/password-links.calls.ts';
import * as accessPeople from './access/people.calls.ts';
import * as accessRecovery from './access/recovery.calls.ts';
import * as accessRegistration from './access/registration.calls.ts';
import * as accessVisits from './access/visits.calls.ts';
import * as addressesAddresses from './addresses/addresses.calls.ts';
import * as auditAudit from './audit/audit.calls.ts';
import * as bulkUploadBulkUpload from './bulk-upload/bulk-upload.calls.ts';
import * as chatChat from './chat/chat.calls.ts';
import * as courierCourier from './courier/courier.calls.ts';
import * as courierOwnCourier from './courier/own-courier.calls.ts';
import * as customerCustomer from './customer/customer.calls.ts';
import * as deliveryAreasDeliveryAreas from './delivery-areas/delivery-areas.calls.ts';
import * as financeInvoiceDetail from './finance/invoice-detail.calls.ts';
import * as financeInvoices from './finance/invoices.calls.ts';
import * as hoursHours from './hours/hours.calls.ts';
import * as insightChartFiles from './insight/chart-files.calls.ts';
import * as insightCharts from './insight/charts.calls.ts';
import * as insightDailySummary from './insight/daily-summary.calls.ts';
import * as insightDashboard from './insight/dashboard.calls.ts';
import * as insightProviderRecounts from './insight/provider-recounts.calls.ts';
import * as insightReport from './insight/report.calls.ts';
import * as intakeIntake from './intake/intake.calls.ts';
import * as intakeRefusedOrders from './intake/refused-orders.calls.ts';
import * as ledgerBankMatch from './ledger/bank-match.calls.ts';
import * as ledgerCalendar from './ledger/calendar.calls.ts';
import * as ledgerOverview from './ledger/overview.calls.ts';
import * as ledgerProviderBook from './ledger/provider-book.calls.ts';
import * as ledgerProviderManual from './ledger/provider-manual.calls.ts';
import * as ledgerProviderMonth from './ledger/provider-month.calls.ts';
import * as ledgerProviderProofs from './ledger/provider-proofs.calls.ts';
import * as ledgerProviderSettlements from './ledger/provider-settlements.calls.ts';
import * as ledgerProviderTerms from './ledger/provider-terms.calls.ts';
import * as ledgerSettlements from './ledger/settlements.calls.ts';
import * as ledgerStatement from './ledger/statement.calls.ts';
import * as ledgerTransfers from './ledger/transfers.calls.ts';
import * as menuCatalogue from './menu/catalogue.calls.ts';
import * as menuCategories from './menu/categories.calls.ts';
import * as menuLinks from './menu/links.calls.ts';
import * as menuMenuBatches from './menu/menu-batches.calls.ts';
import * as menuMenu from './menu/menu.calls.ts';
import * as menuOptions from './menu/options.calls.ts';
import * as menuPhoto from './menu/photo.calls.ts';
import * as menuPrices from './menu/prices.calls.ts';
import * as menuProducts from './menu/products.calls.ts';
import * as menuRecipe from './menu/recipe.calls.ts';
import * as menuSelling from './menu/selling.calls.ts';
import * as menuSizes from './menu/sizes.calls.ts';
import * as menuStock from './menu/stock.calls.ts';
import * as oldFinanceOldFinance from './old-finance/old-finance.calls.ts';
import * as onlinePaymentAccounts from './online-payment/accounts.calls.ts';
import * as onlinePaymentDocuments from './online-payment/documents.calls.ts';
import * as onlinePaymentPlans from './online-payment/plans.calls.ts';
import * as onlinePaymentRegistration from './online-payment/registration.calls.ts';
import * as onlinePaymentReview from './online-payment/review.calls.ts';
import * as ordersKnownCancellations from './orders/known-cancellations.calls.ts';
import * as ordersOrderLookup from './orders/order-lookup.calls.ts';
import * as ordersOrdersLegacy from './orders/orders-legacy.calls.ts';
import * as ordersOrders from './orders/orders.calls.ts';
import * as paymentMethodsPaymentMethods from './payment-methods/payment-methods.calls.ts';
import * as paymentsPayments from './payments/payments.calls.ts';
import * as paymentsProviderPayments from './payments/provider-payments.calls.ts';
import * as printingPrintProgram from './printing/print-program.calls.ts';
import * as printingPrinting from './printing/printing.calls.ts';
import * as printingQz from './printing/qz.calls.ts';
import * as providerAgreements from './provider/agreements.calls.ts';
import * as providerAudit from './provider/audit.calls.ts';
import * as providerCatalogue from './provider/catalogue.calls.ts';
import * as providerCategories from './provider/categories.calls.ts';
import * as providerChanges from './provider/changes.calls.ts';
import * as providerCouriers from './provider/couriers.calls.ts';
import * as providerCustomers from './provider/customers.calls.ts';
import * as providerDistricts from './provider/districts.calls.ts';
import * as providerIntakeKeys from './provider/intake-keys.calls.ts';
import * as providerInvoices from './provider/invoices.calls.ts';
import * as providerMails from './provider/mails.calls.ts';
import * as providerNewStore from './provider/new-store.calls.ts';
import * as providerOrderLinks from './provider/order-links.calls.ts';
import * as providerOwnAccount from './provider/own-account.calls.ts';
import * as providerPeople from './provider/people.calls.ts';
import * as providerPeriods from './provider/periods.calls.ts';
import * as providerProviderAccess from './provider/provider-access.calls.ts';
import * as providerRecords from './provider/records.calls.ts';
import * as providerRefusedOrders from './provider/refused-orders.calls.ts';
import * as providerRegistrations from './provider/registrations.calls.ts';
import * as providerStoreData from './provider/store-data.calls.ts';
import * as providerStores from './provider/stores.calls.ts';
import * as providerTeam from './provider/team.calls.ts';
import * as providerVisits from './provider/visits.calls.ts';
import * as ratingsRatings from './ratings/ratings.calls.ts';
import * as salesHistoryProviderReversals from './sales-history/provider-reversals.calls.ts';
import * as salesHistorySalesHistory from './sales-history/sales-history.calls.ts';
import * as storeAgreements from './store/agreements.calls.ts';
import * as storeNotices from './store/notices.calls.ts';
import * as storeOnlineAcceptance from './store/online-acceptance.calls.ts';
import * as storePendingChanges from './store/pending-changes.calls.ts';
import * as storeRegistrationData from './store/registration-data.calls.ts';
import * as storeStore from './store/store.calls.ts';
import { isCall } from './is-call.ts';

/** All calls of the product, for routes, OpenAPI and the role × call test. */
export const ALL_CALLS = [
  accessAccess,
  accessAccount,
  accessOperatorGrants,
  accessPasswordLinks,
  accessPeople,
  accessRecovery,
  accessRegistration,
  accessVisits,
  addressesAddresses,
  auditAudit,
  bulkUploadBulkUpload,
  chatChat,
  courierCourier,
  courierOwnCourier,
  customerCustomer,
  deliveryAreasDeliveryAreas,
  financeInvoiceDetail,
  financeInvoices,
  hoursHours,
  insightChartFiles,
  insightCharts,
  insightDailySummary,
  insightDashboard,
  insightProviderRecounts,
  insightReport,
  intakeIntake,
  intakeRefusedOrders,
  ledgerBankMatch,
  ledgerCalendar,
  ledgerOverview,
  ledgerProviderBook,
  ledgerProviderManual,
  ledgerProviderMonth,
  ledgerProviderProofs,
  ledgerProviderSettlements,
  ledgerProviderTerms,
  ledgerSettlements,
  ledgerStatement,
  ledgerTransfers,
  menuCatalogue,
  menuCategories,
  menuLinks,
  menuMenuBatches,
  menuMenu,
  menuOptions,
  menuPhoto,
  menuPrices,
  menuProducts,
  menuRecipe,
  menuSelling,
  menuSizes,
  menuStock,
  oldFinanceOldFinance,
  onlinePaymentAccounts,
  onlinePaymentDocuments,
  onlinePaymentPlans,
  onlinePaymentRegistration,
  onlinePaymentReview,
  ordersKnownCancellations,
  ordersOrderLookup,
  ordersOrdersLegacy,
  ordersOrders,
  paymentMethodsPaymentMethods,
  paymentsPayments,
  paymentsProviderPayments,
  printingPrintProgram,
  printingPrinting,
  printingQz,
  providerAgreements,
  providerAudit,
  providerCatalogue,
  providerCategories,
  providerChanges,
  providerCouriers,
  providerCustomers,
  providerDistricts,
  providerIntakeKeys,
  providerInvoices,
  providerMails,
  providerNewStore,
  providerOrderLinks,
  providerOwnAccount,
  providerPeople,
  providerPeriods,
  providerProviderAccess,
  providerRecords,
  providerRefusedOrders,
  providerRegistrations,
  providerStoreData,
  providerStores,
  providerTeam,
  providerVisits,
  ratingsRatings,
  salesHistoryProviderReversals,
  salesHistorySalesHistory,
  storeAgreements,
  storeNotices,
  storeOnlineAcceptance,
  storePendingChanges,
  storeRegistrationData,
  storeStore,
].flatMap((area) => Object.values(area).filter(isCall));
