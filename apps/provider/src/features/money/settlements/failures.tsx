import { formatDay } from '@comanda/client/formats/date-time.ts';
import {
  listSettlementFailures,
  retrySettlement,
} from '@comanda/contract/money/ledger/provider-settlements.calls';
import { FailureList } from '../../../shared/lists/failure-list.tsx';
import { toStore } from '../../../shared/store/to-store.tsx';
import { RUNS_KEY } from './runs-query.ts';
import { settlementTexts } from './texts.ts';

const WORK = {
  list: listSettlementFailures,
  retry: retrySettlement,
  isDone: ({ isSettled }: { isSettled: boolean }) => isSettled,
  texts: { ...settlementTexts.failures, failed: settlementTexts.failed, dayOf: formatDay },
  link: toStore('repasses'),
};
const REFRESHES = [RUNS_KEY];

/** Stores that the last settlement run could not settle. */
export function Failures() {
  return <FailureList work={WORK} refreshes={REFRESHES} />;
}
