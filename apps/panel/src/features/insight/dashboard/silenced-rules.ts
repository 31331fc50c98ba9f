import type { FindingRule } from '@comanda/domain/insight/findings';
import { useState } from 'react';

const KEY = 'comanda.silenced-findings';
const SILENT_MS = 30 * 24 * 3_600_000;

/** Until when each rule says nothing on this device, epoch milliseconds. */
type Silenced = Partial<Record<FindingRule, number>>;

function readSilenced(): Silenced {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Silenced) : {};
  } catch {
    return {};
  }
}

/** Rules that say nothing on this device, and how to silence one for 30 days. */
export function useSilencedRules(now: number): [ReadonlySet<FindingRule>, (rule: FindingRule) => void] {
  const [silenced, setSilenced] = useState(readSilenced);
  const silence = (rule: FindingRule) => {
    const next = { ...silenced, [rule]: now + SILENT_MS };
    setSilenced(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Without storage the choice lasts until the page closes.
    }
  };
  const rules = Object.entries(silenced).filter(([, until]) => typeof until === 'number' && until > now);
  return [new Set(rules.map(([rule]) => rule as FindingRule)), silence];
}
