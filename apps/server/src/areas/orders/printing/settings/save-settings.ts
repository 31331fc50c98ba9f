import { isDeepStrictEqual } from 'node:util';
import type { PrintSettingsInput } from '@comanda/contract/orders/printing/print-settings.wire';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { can } from '@comanda/domain/people/access/permissions';
import type { Command } from '../../../../platform/command.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../../platform/errors/assert-same-version.ts';
import { type AuditEntry, recordAudit } from '../../../people/audit/public.ts';
import { findPrintSettings } from './print-settings.reads.ts';
import { holdAutoAccept, knownCategories, writeSettings } from './print-settings.writes.ts';
import { tidySettings } from './tidy-settings.ts';

export interface StoredSettings {
  settings: PrintSettings;
  version: number;
}

/**
 * Saves how the store prints, under the next version. Omitted fields stay unchanged; equal settings make no
 * new version. `version` 0: the client had no saved settings. Throws `printing.settings-changed` for an
 * outdated version, and `printing.unknown-category` for a category outside the menu. Throws
 * `printing.auto-accept-forbidden` when an operator changes the automatic acceptance.
 */
export const saveSettings: Command<PrintSettingsInput, StoredSettings> = async (tx, input, session, now) => {
  const store = await holdAutoAccept(tx);
  const stored = await findPrintSettings(tx);
  const named = Object.entries(input.settings).filter(([, value]) => value !== undefined);
  const requested = { ...(stored?.settings ?? DEFAULT_PRINT_SETTINGS), ...Object.fromEntries(named) };
  const settings = await withLivingRoutes(tx, tidySettings(requested), stored?.settings ?? null);
  if (stored !== null && isDeepStrictEqual(settings, stored.settings)) return stored;
  const current = stored ?? { version: 0, changedBy: null, changedAt: now };
  assertSameVersion(current, input.version, 'printing.settings-changed');
  const switches = settings.acceptsAutomatically !== store.acceptsAutomatically;
  if (switches && !can(session, 'software.manage')) throw new AppError('printing.auto-accept-forbidden');
  const version = await writeSettings(tx, settings, session.userName, now);
  const details = { versao: version };
  const change = changeOf(stored?.settings ?? DEFAULT_PRINT_SETTINGS, settings);
  await recordAudit(tx, { session, now }, 'printing.settings-saved', { details, ...change });
  if (switches) {
    const accepting = { ligado: settings.acceptsAutomatically };
    await recordAudit(tx, { session, now }, 'printing.auto-accept-switched', { details: accepting });
  }
  return { settings, version };
};

/** Drops routes of categories that were deleted since the last save. A category that never existed is refused. */
async function withLivingRoutes(
  tx: Transaction,
  settings: PrintSettings,
  before: PrintSettings | null,
): Promise<PrintSettings> {
  if (settings.routes.length === 0) return settings;
  const known = await knownCategories(
    tx,
    settings.routes.map(({ categoryId }) => categoryId),
  );
  const routed = new Set(before?.routes.map(({ categoryId }) => categoryId));
  const removed = settings.routes.filter(({ categoryId }) => !known.has(categoryId));
  if (removed.some(({ categoryId }) => !routed.has(categoryId)))
    throw new AppError('printing.unknown-category');
  return { ...settings, routes: settings.routes.filter(({ categoryId }) => known.has(categoryId)) };
}

/** The changed settings, before and after, for the audit log. */
function changeOf(before: PrintSettings, after: PrintSettings): Pick<AuditEntry, 'before' | 'after'> {
  const fields = Object.keys(after) as (keyof PrintSettings)[];
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  const only = (settings: PrintSettings) =>
    Object.fromEntries(changed.map((field) => [field, settings[field]]));
  return { before: only(before), after: only(after) };
}
