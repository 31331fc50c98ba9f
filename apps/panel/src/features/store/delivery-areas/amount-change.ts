import type { AmountChange, AreaChange } from '@comanda/domain/store/delivery-areas/area-change';
import { MAX_AREA_CENTS } from '@comanda/domain/store/delivery-areas/delivery-area';
import { areaTexts } from './texts.ts';

export type AmountKind = keyof typeof areaTexts.bulk.kinds;

/** The chosen change of one amount: its kind and value, in cents or hundredths of a per cent. */
export interface AmountDraft {
  kind: AmountKind;
  amount: number | null;
}

export const UNCHANGED: AmountDraft = { kind: 'keep', amount: null };

export const isPercent = (kind: AmountKind) => kind === 'morePercent' || kind === 'lessPercent';
export const hasAmount = (kind: AmountKind) => kind !== 'keep' && kind !== 'none';

/** Maximum raise in hundredths of a per cent: ten times the amount. A reduction is at most 100 %. */
const MAX_PERCENT = 100_000;

/** The change of a draft; undefined while the draft is incomplete. */
export function changeOf({ kind, amount }: AmountDraft): AmountChange | { kind: 'none' } | undefined {
  if (kind === 'none') return { kind: 'none' };
  if (kind === 'keep' || amount === null || faultOf({ kind, amount }) !== null) return undefined;
  if (kind === 'set') return { kind: 'set', cents: amount };
  if (kind === 'more' || kind === 'less') return { kind: 'add', cents: kind === 'more' ? amount : -amount };
  return { kind: 'percent', hundredths: kind === 'morePercent' ? amount : -amount };
}

/** The reason why a change is invalid; null if it is valid. */
export function faultOf({ kind, amount }: AmountDraft): string | null {
  if (amount === null || !hasAmount(kind)) return null;
  if (!isPercent(kind)) return amount > MAX_AREA_CENTS ? areaTexts.tooMuch : null;
  const max = kind === 'lessPercent' ? 10_000 : MAX_PERCENT;
  return amount > max ? areaTexts.bulk.maxPercent(max / 100) : null;
}

export interface BulkDraft {
  fee: AmountDraft;
  minimum: AmountDraft;
  freeFrom: AmountDraft;
  enables: boolean;
}

/** Makes the change of many areas from the typed values. */
export function bulkChangeOf({ fee, minimum, freeFrom, enables }: BulkDraft): AreaChange {
  const [fees, minimums, min] = [changeOf(fee), changeOf(minimum), changeOf(freeFrom)];
  return {
    ...(enables ? { isActive: true } : {}),
    ...(fees !== undefined && fees.kind !== 'none' ? { fee: fees } : {}),
    ...(minimums !== undefined && minimums.kind !== 'none' ? { minimum: minimums } : {}),
    ...(min !== undefined ? { freeFrom: min } : {}),
  };
}
