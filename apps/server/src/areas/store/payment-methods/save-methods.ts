import { isDeepStrictEqual } from 'node:util';
import type { ChosenMethods } from '@comanda/contract/store/payment-methods/payment-methods.calls';
import { isPaymentMethod, tidyMethods } from '@comanda/domain/store/payment-methods/payment-methods';
import type { Command } from '../../../platform/command.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { assertSameVersion } from '../../../platform/errors/assert-same-version.ts';
import { recordAudit } from '../../people/audit/public.ts';
import { findMethods, type StoredMethods } from './payment-methods.reads.ts';
import { holdMethods, writeMethods } from './payment-methods.writes.ts';

/**
 * Saves the accepted methods with the next version. Equal methods change nothing. Throws `payment-methods.unknown` for
 * an unknown key, `record.changed-meanwhile` for an outdated version.
 */
export const saveMethods: Command<ChosenMethods, StoredMethods> = async (tx, chosen, session, now) => {
  const unknown = chosen.keys.find((key) => !isPaymentMethod(key));
  if (unknown !== undefined) throw new AppError('payment-methods.unknown', { detail: unknown });
  await holdMethods(tx);
  const stored = await findMethods(tx);
  const keys = tidyMethods(chosen.keys);
  if (isDeepStrictEqual(keys, tidyMethods(stored.keys))) return stored;
  assertSameVersion({ ...stored, changedAt: stored.changedAt ?? now }, chosen.version);
  const next = { keys, version: stored.version + 1, changedBy: session.userName, changedAt: now };
  await writeMethods(tx, next);
  await recordAudit(tx, { session, now }, 'payment-methods.changed', {
    before: { formas: stored.keys },
    after: { formas: keys },
  });
  tx.announce('payment-methods', next.version);
  return next;
};
