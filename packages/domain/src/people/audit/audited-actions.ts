import type { ActionRow } from './action-row.ts';
import { ACCOUNT_ACTIONS } from './actions/account-actions.ts';
import { REFERENCE_ACTIONS } from './actions/catalogue-actions.ts';
import { DELIVERY_ACTIONS } from './actions/delivery-actions.ts';
import { FINE_ACTIONS } from './actions/fine-actions.ts';
import { HOURS_ACTIONS } from './actions/hours-actions.ts';
import { CATALOGUE_ACTIONS } from './actions/menu-actions.ts';
import { ONLINE_PAYMENT_ACTIONS } from './actions/online-payment-actions.ts';
import { OPTIONS_ACTIONS } from './actions/options-actions.ts';
import { PAYMENT_ACTIONS } from './actions/payment-actions.ts';
import { PAYOUT_ACTIONS } from './actions/payout-actions.ts';
import { PEOPLE_ACTIONS } from './actions/people-actions.ts';
import { PRINTING_ACTIONS } from './actions/printing-actions.ts';
import { PRIVACY_ACTIONS } from './actions/privacy-actions.ts';
import { RATING_ACTIONS } from './actions/rating-actions.ts';
import { REFUND_ACTIONS } from './actions/refund-actions.ts';
import { REGISTRATION_ACTIONS } from './actions/registration-actions.ts';
import { STOCK_ACTIONS } from './actions/stock-actions.ts';
import { STORE_ACTIONS } from './actions/store-actions.ts';
import { UPLOAD_ACTIONS } from './actions/upload-actions.ts';
import type { AuditArea } from './audit-area.ts';

/**
 * All actions of the audit log, each with its area and its sentence. `recordAudit` accepts no others. A new one is
 * a row in `actions/<…>-actions.ts` and a case in `describe-entry.test.ts`.
 */
export const AUDITED_ACTIONS = {
  ...PEOPLE_ACTIONS,
  ...ACCOUNT_ACTIONS,
  ...STORE_ACTIONS,
  ...REGISTRATION_ACTIONS,
  ...HOURS_ACTIONS,
  ...PAYMENT_ACTIONS,
  ...ONLINE_PAYMENT_ACTIONS,
  ...PAYOUT_ACTIONS,
  ...REFUND_ACTIONS,
  ...CATALOGUE_ACTIONS,
  ...REFERENCE_ACTIONS,
  ...STOCK_ACTIONS,
  ...OPTIONS_ACTIONS,
  ...DELIVERY_ACTIONS,
  ...PRINTING_ACTIONS,
  ...PRIVACY_ACTIONS,
  ...RATING_ACTIONS,
  ...FINE_ACTIONS,
  ...UPLOAD_ACTIONS,
} as const;

/** Area and event, e.g. `access.logged-in`. */
export type AuditedAction = keyof typeof AUDITED_ACTIONS;

const ROWS = new Map<string, ActionRow>(Object.entries(AUDITED_ACTIONS));

/** The row of an action; null for an action that only old versions wrote. */
export function actionRow(action: string): ActionRow | null {
  return ROWS.get(action) ?? null;
}

/** The actions of an area. */
export function actionsOfArea(area: AuditArea): string[] {
  return [...ROWS].flatMap(([action, row]) => (row.area === area ? [action] : []));
}
