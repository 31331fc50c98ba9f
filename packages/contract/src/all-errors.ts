// Made by `npm run registries` from the files it imports; a test compares.
import { ACCESS_ERRORS } from './access/access.errors.ts';
import { ACCOUNT_ERRORS } from './access/account.errors.ts';
import { PEOPLE_ERRORS } from './access/people.errors.ts';
import { RECOVERY_ERRORS } from './access/recovery.errors.ts';
import { ADDRESS_ERRORS } from './addresses/addresses.errors.ts';
import { BULK_UPLOAD_ERRORS } from './bulk-upload/bulk-upload.errors.ts';
import { CHAT_ERRORS } from './chat/chat.errors.ts';
import { COURIER_ERRORS } from './courier/courier.errors.ts';
import { CUSTOMER_ERRORS } from './customer/customer.errors.ts';
import { DELIVERY_AREAS_ERRORS } from './delivery-areas/delivery-areas.errors.ts';
import { FINANCE_ERRORS } from './finance/finance.errors.ts';
import { HOURS_ERRORS } from './hours/hours.errors.ts';
import { INSIGHT_ERRORS } from './insight/insight.errors.ts';
import { INTAKE_ERRORS } from './intake/intake.errors.ts';
import { LEDGER_ERRORS } from './ledger/ledger.errors.ts';
import { CATALOGUE_ERRORS } from './menu/menu.errors.ts';
import { OPTIONS_ERRORS } from './menu/options.errors.ts';
import { SELLING_ERRORS } from './menu/selling.errors.ts';
import { STOCK_ERRORS } from './menu/stock.errors.ts';
import { ONLINE_PAYMENT_ERRORS } from './online-payment/online-payment.errors.ts';
import { ORDER_ERRORS } from './orders/orders.errors.ts';
import { PAYMENT_METHOD_ERRORS } from './payment-methods/payment-methods.errors.ts';
import { PAYMENTS_ERRORS } from './payments/payments.errors.ts';
import { PRINTING_ERRORS } from './printing/printing.errors.ts';
import { DISTRICTS_ERRORS } from './provider/districts.errors.ts';
import { PROVIDER_ERRORS } from './provider/provider.errors.ts';
import { PROVIDER_SERVICE_ERRORS } from './provider/services.errors.ts';
import { PROVIDER_STORE_ERRORS } from './provider/stores.errors.ts';
import { RATINGS_ERRORS } from './ratings/ratings.errors.ts';
import { SALES_HISTORY_ERRORS } from './sales-history/sales-history.errors.ts';
import { AGREEMENT_ERRORS } from './store/agreements.errors.ts';
import { REGISTRATION_ERRORS } from './store/registration.errors.ts';
import { STORE_ERRORS } from './store/store.errors.ts';

/** The failures of all areas. */
export const AREA_ERRORS = {
  ...ACCESS_ERRORS,
  ...ACCOUNT_ERRORS,
  ...PEOPLE_ERRORS,
  ...RECOVERY_ERRORS,
  ...ADDRESS_ERRORS,
  ...BULK_UPLOAD_ERRORS,
  ...CHAT_ERRORS,
  ...COURIER_ERRORS,
  ...CUSTOMER_ERRORS,
  ...DELIVERY_AREAS_ERRORS,
  ...FINANCE_ERRORS,
  ...HOURS_ERRORS,
  ...INSIGHT_ERRORS,
  ...INTAKE_ERRORS,
  ...LEDGER_ERRORS,
  ...CATALOGUE_ERRORS,
  ...OPTIONS_ERRORS,
  ...SELLING_ERRORS,
  ...STOCK_ERRORS,
  ...ONLINE_PAYMENT_ERRORS,
  ...ORDER_ERRORS,
  ...PAYMENT_METHOD_ERRORS,
  ...PAYMENTS_ERRORS,
  ...PRINTING_ERRORS,
  ...DISTRICTS_ERRORS,
  ...PROVIDER_ERRORS,
  ...PROVIDER_SERVICE_ERRORS,
  ...PROVIDER_STORE_ERRORS,
  ...RATINGS_ERRORS,
  ...SALES_HISTORY_ERRORS,
  ...AGREEMENT_ERRORS,
  ...REGISTRATION_ERRORS,
  ...STORE_ERRORS,
};
