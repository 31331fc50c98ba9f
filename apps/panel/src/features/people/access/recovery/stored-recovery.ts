import * as z from 'zod/mini';
import { emptyRecovery, type RecoveryState } from './recovery-state.ts';

const KEY = 'comanda.recovery';
/** The first step with a secret. Secrets are not saved, so a reload returns at most to this step. */
const FIRST_SECRET_STEP = 3;

const channel = z.enum(['email', 'sms']);
const stored = z.object({
  step: z.literal([1, 2, 3, 4, 5]),
  document: z.string(),
  stores: z.array(
    z.object({ storeId: z.number(), name: z.string(), legalName: z.string(), district: z.string() }),
  ),
  storeId: z.nullable(z.number()),
  contacts: z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  channel: z.nullable(channel),
  sent: z.nullable(
    z.object({
      requestId: z.string(),
      maskedLogin: z.string(),
      channel,
      expiresAt: z.number(),
      resendAt: z.number(),
      isSpent: z.boolean(),
    }),
  ),
});

/** Saves the typed values in this tab without password and code. Deletes them after the new password is saved. */
export function saveRecovery(state: RecoveryState): void {
  try {
    if (state.savedLogin !== null) sessionStorage.removeItem(KEY);
    // Parsing with the schema removes all other fields, e.g. the password.
    else sessionStorage.setItem(KEY, JSON.stringify(z.parse(stored, state)));
  } catch {
    // Without storage, a reload starts again at the first step.
    return;
  }
}

/** The state to start with after a reload. */
export function storedRecovery(): RecoveryState {
  try {
    const parsed = z.safeParse(stored, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    if (!parsed.success) return emptyRecovery;
    const step = parsed.data.step < FIRST_SECRET_STEP ? parsed.data.step : FIRST_SECRET_STEP;
    return { ...emptyRecovery, ...parsed.data, step, furthest: step };
  } catch {
    return emptyRecovery;
  }
}
