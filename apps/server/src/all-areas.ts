import { access } from './areas/access/area.ts';
import { addresses } from './areas/addresses/area.ts';
import { audit } from './areas/audit/area.ts';
import { bulkUpload } from './areas/bulk-upload/area.ts';
import { chat } from './areas/chat/area.ts';
import { courier } from './areas/courier/area.ts';
import { customer } from './areas/customer/area.ts';
import { deliveryAreas } from './areas/delivery-areas/area.ts';
import { finance } from './areas/finance/area.ts';
import { hours } from './areas/hours/area.ts';
import { insight } from './areas/insight/area.ts';
import { intake } from './areas/intake/area.ts';
import { intakeKeys } from './areas/intake-keys/area.ts';
import { leads } from './areas/leads/area.ts';
import { ledger } from './areas/ledger/area.ts';
import { mail } from './areas/mail/area.ts';
import { menu } from './areas/menu/area.ts';
import { oldFinance } from './areas/old-finance/area.ts';
import { onlinePayment } from './areas/online-payment/area.ts';
import { orders } from './areas/orders/area.ts';
import { paymentMethods } from './areas/payment-methods/area.ts';
import { payments } from './areas/payments/area.ts';
import { printing } from './areas/printing/area.ts';
import { provider } from './areas/provider/area.ts';
import { ratings } from './areas/ratings/area.ts';
import { retention } from './areas/retention/area.ts';
import { salesHistory } from './areas/sales-history/area.ts';
import { store } from './areas/store/area.ts';
import { visits } from './areas/visits/area.ts';
import type { AnyArea } from './define-area.ts';

/**
 * The areas of the server, in the order in which they open, hear and close. Who is in and how the store stands come first:
 * whoever acts on news acts on what these two have already forgotten.
 */
export const ALL_AREAS: readonly AnyArea[] = [
  access,
  store,
  visits,
  hours,
  ledger,
  orders,
  courier,
  intake,
  chat,
  customer,
  finance,
  insight,
  ratings,
  oldFinance,
  salesHistory,
  menu,
  bulkUpload,
  printing,
  paymentMethods,
  onlinePayment,
  payments,
  addresses,
  deliveryAreas,
  audit,
  leads,
  mail,
  intakeKeys,
  provider,
  retention,
];
