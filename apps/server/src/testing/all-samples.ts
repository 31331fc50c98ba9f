// Made by `npm run registries` from the files it imports; a test compares.
import { sample as access } from '../areas/access/testing/sample.ts';
import { sample as addresses } from '../areas/addresses/testing/sample.ts';
import { sample as audit } from '../areas/audit/testing/sample.ts';
import { sample as bulkUpload } from '../areas/bulk-upload/testing/sample.ts';
import { sample as chat } from '../areas/chat/testing/sample.ts';
import { sample as courier } from '../areas/courier/testing/sample.ts';
import { sample as deliveryAreas } from '../areas/delivery-areas/testing/sample.ts';
import { sample as finance } from '../areas/finance/testing/sample.ts';
import { sample as hours } from '../areas/hours/testing/sample.ts';
import { sample as insight } from '../areas/insight/testing/sample.ts';
import { sample as ledger } from '../areas/ledger/testing/sample.ts';
import { sample as menu } from '../areas/menu/testing/sample.ts';
import { sample as oldFinance } from '../areas/old-finance/testing/sample.ts';
import { sample as onlinePayment } from '../areas/online-payment/testing/sample.ts';
import { sample as orders } from '../areas/orders/testing/sample.ts';
import { sample as paymentMethods } from '../areas/payment-methods/testing/sample.ts';
import { sample as payments } from '../areas/payments/testing/sample.ts';
import { sample as printing } from '../areas/printing/testing/sample.ts';
import { sample as ratings } from '../areas/ratings/testing/sample.ts';
import { sample as salesHistory } from '../areas/sales-history/testing/sample.ts';
import { sample as store } from '../areas/store/testing/sample.ts';
import { sample as visits } from '../areas/visits/testing/sample.ts';

/** The samples of all areas. */
export const ALL_SAMPLES = {
  access,
  addresses,
  audit,
  'bulk-upload': bulkUpload,
  chat,
  courier,
  'delivery-areas': deliveryAreas,
  finance,
  hours,
  insight,
  ledger,
  menu,
  'old-finance': oldFinance,
  'online-payment': onlinePayment,
  orders,
  'payment-methods': paymentMethods,
  payments,
  printing,
  ratings,
  'sales-history': salesHistory,
  store,
  visits,
};
