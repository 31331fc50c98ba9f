import * as z from 'zod/mini';
import { shape } from '../../kit/shape.ts';
import { wireId } from '../../kit/wire-types.ts';
import { note, type StatusChange, spelling, targetOrFail } from './orders.wire.ts';
import { letterOfTarget } from './status-letters.wire.ts';

/** Input of the older status call: the same request with different field names. */
export const legacyStatusChangeInput = shape(
  z.object({ orderId: wireId, novo_status: spelling, obs: note }),
  {
    decode: (wire): StatusChange => ({
      orderId: wire.orderId,
      target: targetOrFail(wire.novo_status),
      note: wire.obs?.trim() || null,
      cancelReason: null,
      cancelText: null,
      expected: null,
    }),
    encode: (change: StatusChange) => ({
      orderId: change.orderId,
      novo_status: letterOfTarget(change.target),
      ...(change.note === null ? {} : { obs: change.note }),
    }),
  },
);
