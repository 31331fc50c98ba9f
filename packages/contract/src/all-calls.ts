// Made by `npm run registries` from the files it imports; a test compares.
import * as insightInsightChartFiles from './insight/insight/chart-files.calls.ts';
import * as insightInsightCharts from './insight/insight/charts.calls.ts';
import * as insightInsightDailySummary from './insight/insight/daily-summary.calls.ts';
import * as insightInsightDashboard from './insight/insight/dashboard.calls.ts';
import * as insightInsightProviderRecounts from './insight/insight/provider-recounts.calls.ts';
import * as insightInsightReport from './insight/insight/report.calls.ts';
import * as insightSalesHistoryProviderReversals from './insight/sales-history/provider-reversals.calls.ts';
import * as insightSalesHistorySalesHistory from './insight/sales-history/sales-history.calls.ts';
import * as menuBulkUploadBulkUpload from './menu/bulk-upload/bulk-upload.calls.ts';
import * as menuMenuCatalogue from './menu/menu/catalogue.calls.ts';
import * as menuMenuCategories from './menu/menu/categories.calls.ts';
import * as menuMenuLinks from './menu/menu/links.calls.ts';
import * as menuMenuMenuBatches from './menu/menu/menu-batches.calls.ts';
import * as menuMenuMenu from './menu/menu/menu.calls.ts';
import * as menuMenuOptions from './menu/menu/options.calls.ts';
import * as menuMenuPhoto from './menu/menu/photo.calls.ts';
import * as menuMenuPrices from './menu/menu/prices.calls.ts';
import * as menuMenuProducts from './menu/menu/products.calls.ts';
import * as menuMenuProviderCatalogue from './menu/menu/provider-catalogue.calls.ts';
import * as menuMenuProviderCategories from './menu/menu/provider-categories.calls.ts';
import * as menuMenuRecipe from './menu/menu/recipe.calls.ts';
import * as menuMenuSelling from './menu/menu/selling.calls.ts';
import * as menuMenuSizes from './menu/menu/sizes.calls.ts';
import * as menuMenuStock from './menu/menu/stock.calls.ts';
import * as moneyInvoicesInvoiceDetail from './money/invoices/invoice-detail.calls.ts';
import * as moneyInvoicesInvoices from './money/invoices/invoices.calls.ts';
import * as moneyInvoicesProviderInvoices from './money/invoices/provider-invoices.calls.ts';
import * as moneyInvoicesProviderPeriods from './money/invoices/provider-periods.calls.ts';
import * as moneyLedgerBankMatch from './money/ledger/bank-match.calls.ts';
import * as moneyLedgerCalendar from './money/ledger/calendar.calls.ts';
import * as moneyLedgerOverview from './money/ledger/overview.calls.ts';
import * as moneyLedgerProviderBook from './money/ledger/provider-book.calls.ts';
import * as moneyLedgerProviderManual from './money/ledger/provider-manual.calls.ts';
import * as moneyLedgerProviderMonth from './money/ledger/provider-month.calls.ts';
import * as moneyLedgerProviderProofs from './money/ledger/provider-proofs.calls.ts';
import * as moneyLedgerProviderSettlements from './money/ledger/provider-settlements.calls.ts';
import * as moneyLedgerProviderTerms from './money/ledger/provider-terms.calls.ts';
import * as moneyLedgerSettlements from './money/ledger/settlements.calls.ts';
import * as moneyLedgerStatement from './money/ledger/statement.calls.ts';
import * as moneyLedgerTransfers from './money/ledger/transfers.calls.ts';
import * as moneyOldFinanceOldFinance from './money/old-finance/old-finance.calls.ts';
import * as moneyOnlinePaymentAccounts from './money/online-payment/accounts.calls.ts';
import * as moneyOnlinePaymentDocuments from './money/online-payment/documents.calls.ts';
import * as moneyOnlinePaymentPlans from './money/online-payment/plans.calls.ts';
import * as moneyOnlinePaymentRegistration from './money/online-payment/registration.calls.ts';
import * as moneyOnlinePaymentReview from './money/online-payment/review.calls.ts';
import * as moneyPaymentsPayments from './money/payments/payments.calls.ts';
import * as moneyPaymentsProviderPayments from './money/payments/provider-payments.calls.ts';
import * as ordersAddressesAddresses from './orders/addresses/addresses.calls.ts';
import * as ordersChatChat from './orders/chat/chat.calls.ts';
import * as ordersCourierCourier from './orders/courier/courier.calls.ts';
import * as ordersCourierOwnCourier from './orders/courier/own-courier.calls.ts';
import * as ordersCourierProviderCouriers from './orders/courier/provider-couriers.calls.ts';
import * as ordersCustomerCustomer from './orders/customer/customer.calls.ts';
import * as ordersCustomerProviderOrderLinks from './orders/customer/provider-order-links.calls.ts';
import * as ordersIntakeIntake from './orders/intake/intake.calls.ts';
import * as ordersIntakeProviderRefusedOrders from './orders/intake/provider-refused-orders.calls.ts';
import * as ordersIntakeRefusedOrders from './orders/intake/refused-orders.calls.ts';
import * as ordersOrdersKnownCancellations from './orders/orders/known-cancellations.calls.ts';
import * as ordersOrdersOrderLookup from './orders/orders/order-lookup.calls.ts';
import * as ordersOrdersOrdersLegacy from './orders/orders/orders-legacy.calls.ts';
import * as ordersOrdersOrders from './orders/orders/orders.calls.ts';
import * as ordersPrintingPrintProgram from './orders/printing/print-program.calls.ts';
import * as ordersPrintingPrinting from './orders/printing/printing.calls.ts';
import * as ordersPrintingQz from './orders/printing/qz.calls.ts';
import * as ordersRatingsRatings from './orders/ratings/ratings.calls.ts';
import * as peopleAccessAccess from './people/access/access.calls.ts';
import * as peopleAccessAccount from './people/access/account.calls.ts';
import * as peopleAccessOperatorGrants from './people/access/operator-grants.calls.ts';
import * as peopleAccessPasswordLinks from './people/access/password-links.calls.ts';
import * as peopleAccessPeople from './people/access/people.calls.ts';
import * as peopleAccessProviderPeople from './people/access/provider-people.calls.ts';
import * as peopleAccessRecovery from './people/access/recovery.calls.ts';
import * as peopleAccessRegistration from './people/access/registration.calls.ts';
import * as peopleAuditAudit from './people/audit/audit.calls.ts';
import * as peopleAuditProviderAudit from './people/audit/provider-audit.calls.ts';
import * as peopleAuditProviderRecords from './people/audit/provider-records.calls.ts';
import * as peopleIntakeKeysProviderIntakeKeys from './people/intake-keys/provider-intake-keys.calls.ts';
import * as peopleMailProviderMails from './people/mail/provider-mails.calls.ts';
import * as peopleProviderJobs from './people/provider/jobs.calls.ts';
import * as peopleProviderOwnAccount from './people/provider/own-account.calls.ts';
import * as peopleProviderProviderAccess from './people/provider/provider-access.calls.ts';
import * as peopleProviderTeam from './people/provider/team.calls.ts';
import * as peopleVisitsProviderVisits from './people/visits/provider-visits.calls.ts';
import * as peopleVisitsVisits from './people/visits/visits.calls.ts';
import * as retentionRetentionProviderCustomers from './retention/retention/provider-customers.calls.ts';
import * as storeDeliveryAreasDeliveryAreas from './store/delivery-areas/delivery-areas.calls.ts';
import * as storeDeliveryAreasProviderDistricts from './store/delivery-areas/provider-districts.calls.ts';
import * as storeHoursHours from './store/hours/hours.calls.ts';
import * as storePaymentMethodsPaymentMethods from './store/payment-methods/payment-methods.calls.ts';
import * as storeStoreAgreements from './store/store/agreements.calls.ts';
import * as storeStoreNotices from './store/store/notices.calls.ts';
import * as storeStoreOnlineAcceptance from './store/store/online-acceptance.calls.ts';
import * as storeStorePendingChanges from './store/store/pending-changes.calls.ts';
import * as storeStorePostalCode from './store/store/postal-code.calls.ts';
import * as storeStoreProviderAgreements from './store/store/provider-agreements.calls.ts';
import * as storeStoreProviderChanges from './store/store/provider-changes.calls.ts';
import * as storeStoreProviderNewStore from './store/store/provider-new-store.calls.ts';
import * as storeStoreProviderRegistrations from './store/store/provider-registrations.calls.ts';
import * as storeStoreProviderStoreData from './store/store/provider-store-data.calls.ts';
import * as storeStoreProviderStores from './store/store/provider-stores.calls.ts';
import * as storeStoreRegistrationData from './store/store/registration-data.calls.ts';
import * as storeStoreStore from './store/store/store.calls.ts';
import { isCall } from './kit/is-call.ts';

/** All calls of the product, for routes, OpenAPI and the role × call test. */
export const ALL_CALLS = [
  insightInsightChartFiles,
  insightInsightCharts,
  insightInsightDailySummary,
  insightInsightDashboard,
  insightInsightProviderRecounts,
  insightInsightReport,
  insightSalesHistoryProviderReversals,
  insightSalesHistorySalesHistory,
  menuBulkUploadBulkUpload,
  menuMenuCatalogue,
  menuMenuCategories,
  menuMenuLinks,
  menuMenuMenuBatches,
  menuMenuMenu,
  menuMenuOptions,
  menuMenuPhoto,
  menuMenuPrices,
  menuMenuProducts,
  menuMenuProviderCatalogue,
  menuMenuProviderCategories,
  menuMenuRecipe,
  menuMenuSelling,
  menuMenuSizes,
  menuMenuStock,
  moneyInvoicesInvoiceDetail,
  moneyInvoicesInvoices,
  moneyInvoicesProviderInvoices,
  moneyInvoicesProviderPeriods,
  moneyLedgerBankMatch,
  moneyLedgerCalendar,
  moneyLedgerOverview,
  moneyLedgerProviderBook,
  moneyLedgerProviderManual,
  moneyLedgerProviderMonth,
  moneyLedgerProviderProofs,
  moneyLedgerProviderSettlements,
  moneyLedgerProviderTerms,
  moneyLedgerSettlements,
  moneyLedgerStatement,
  moneyLedgerTransfers,
  moneyOldFinanceOldFinance,
  moneyOnlinePaymentAccounts,
  moneyOnlinePaymentDocuments,
  moneyOnlinePaymentPlans,
  moneyOnlinePaymentRegistration,
  moneyOnlinePaymentReview,
  moneyPaymentsPayments,
  moneyPaymentsProviderPayments,
  ordersAddressesAddresses,
  ordersChatChat,
  ordersCourierCourier,
  ordersCourierOwnCourier,
  ordersCourierProviderCouriers,
  ordersCustomerCustomer,
  ordersCustomerProviderOrderLinks,
  ordersIntakeIntake,
  ordersIntakeProviderRefusedOrders,
  ordersIntakeRefusedOrders,
  ordersOrdersKnownCancellations,
  ordersOrdersOrderLookup,
  ordersOrdersOrdersLegacy,
  ordersOrdersOrders,
  ordersPrintingPrintProgram,
  ordersPrintingPrinting,
  ordersPrintingQz,
  ordersRatingsRatings,
  peopleAccessAccess,
  peopleAccessAccount,
  peopleAccessOperatorGrants,
  peopleAccessPasswordLinks,
  peopleAccessPeople,
  peopleAccessProviderPeople,
  peopleAccessRecovery,
  peopleAccessRegistration,
  peopleAuditAudit,
  peopleAuditProviderAudit,
  peopleAuditProviderRecords,
  peopleIntakeKeysProviderIntakeKeys,
  peopleMailProviderMails,
  peopleProviderJobs,
  peopleProviderOwnAccount,
  peopleProviderProviderAccess,
  peopleProviderTeam,
  peopleVisitsProviderVisits,
  peopleVisitsVisits,
  retentionRetentionProviderCustomers,
  storeDeliveryAreasDeliveryAreas,
  storeDeliveryAreasProviderDistricts,
  storeHoursHours,
  storePaymentMethodsPaymentMethods,
  storeStoreAgreements,
  storeStoreNotices,
  storeStoreOnlineAcceptance,
  storeStorePendingChanges,
  storeStorePostalCode,
  storeStoreProviderAgreements,
  storeStoreProviderChanges,
  storeStoreProviderNewStore,
  storeStoreProviderRegistrations,
  storeStoreProviderStoreData,
  storeStoreProviderStores,
  storeStoreRegistrationData,
  storeStoreStore,
].flatMap((area) => Object.values(area).filter(isCall));
