// Made by `npm run registries` from the files it imports; a test compares.
import { faces as account } from '../../features/access/account/testing/account.faces.ts';
import { faces as audit } from '../../features/audit/testing/audit.faces.ts';
import { faces as bulkUpload } from '../../features/bulk-upload/testing/bulk-upload.faces.ts';
import { faces as deliveryAreas } from '../../features/delivery-areas/testing/delivery-areas.faces.ts';
import { faces as periods } from '../../features/finance/testing/periods.faces.ts';
import { faces as sales } from '../../features/finance/testing/sales.faces.ts';
import { faces as hours } from '../../features/hours/testing/hours.faces.ts';
import { faces as insight } from '../../features/insight/testing/insight.faces.ts';
import { faces as menu } from '../../features/menu/testing/menu.faces.ts';
import { faces as oldFinance } from '../../features/old-finance/testing/old-finance.faces.ts';
import { faces as onlinePayment } from '../../features/online-payment/testing/online-payment.faces.ts';
import { faces as orders } from '../../features/orders/testing/orders.faces.ts';
import { faces as paymentMethods } from '../../features/payment-methods/testing/payment-methods.faces.ts';
import { faces as printing } from '../../features/printing/testing/printing.faces.ts';
import { faces as ratings } from '../../features/ratings/testing/ratings.faces.ts';
import { faces as registrationData } from '../../features/registration-data/testing/registration-data.faces.ts';
import { faces as users } from '../../features/users/testing/users.faces.ts';

/** How the faces of all screens come about, by their paths. */
export const ALL_FACES = {
  ...account,
  ...audit,
  ...bulkUpload,
  ...deliveryAreas,
  ...periods,
  ...sales,
  ...hours,
  ...insight,
  ...menu,
  ...oldFinance,
  ...onlinePayment,
  ...orders,
  ...paymentMethods,
  ...printing,
  ...ratings,
  ...registrationData,
  ...users,
};
