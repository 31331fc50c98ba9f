import {
  exportSettlements,
  listSettlements,
  readSettlement,
  readSettlementDays,
  type Settlement,
} from '@comanda/contract/money/ledger/settlements.calls';
import { SETTLEMENT_PARTS as PARTS } from '@comanda/domain/money/ledger/settlement-words';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { storePeriod } from '../../../../platform/period/store-period.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { SETTLEMENT_SHEET as TEXTS } from '../texts.ts';
import { findSettlement, readDays, settlementList } from './settlements.reads.ts';

/** Default number of settlements per page. */
const PER_PAGE = 15;

const { columns: titles } = TEXTS;
const COLUMNS: readonly SheetColumn<Settlement>[] = [
  { title: titles.id, kind: 'text', value: ({ settlementId }) => String(settlementId) },
  { title: titles.day, kind: 'day', value: ({ day }) => day },
  { title: titles.status, kind: 'text', value: ({ state }) => TEXTS.states[state] },
  { title: titles.orders, kind: 'count', value: ({ orderCount }) => orderCount, isSummed: true },
  { title: PARTS.sold, kind: 'money', value: ({ soldCents }) => soldCents, isSummed: true },
  { title: PARTS.fee, kind: 'money', value: ({ soldFeeCents }) => soldFeeCents, isSummed: true },
  {
    title: PARTS.commission,
    kind: 'money',
    value: ({ soldCommissionCents }) => soldCommissionCents,
    isSummed: true,
  },
  { title: PARTS.others, kind: 'money', value: ({ keptByOthersCents }) => keptByOthersCents, isSummed: true },
  { title: PARTS.refund, kind: 'money', value: ({ refundCents }) => refundCents, isSummed: true },
  { title: PARTS.lost, kind: 'money', value: ({ lostCents }) => lostCents, isSummed: true },
  { title: PARTS.blocked, kind: 'money', value: ({ blockedCents }) => blockedCents, isSummed: true },
  { title: PARTS.covered, kind: 'money', value: ({ coveredCents }) => coveredCents, isSummed: true },
  { title: PARTS.unnamed, kind: 'money', value: ({ unnamedCents }) => unnamedCents, isSummed: true },
  { title: PARTS.credit, kind: 'money', value: ({ creditCents }) => creditCents, isSummed: true },
  { title: PARTS.retained, kind: 'money', value: ({ retainedCents }) => retainedCents, isSummed: true },
  { title: PARTS.payout, kind: 'money', value: ({ payoutCents }) => payoutCents, isSummed: true },
];

/** Binds 'Repasses': the settlement of each bank day, with its parts. */
export function bindSettlementPeriods(bind: Bind): void {
  bind.readInStore(listSettlements, async (tx, { state, page, perPage, ...period }, _session, now) => {
    const { days } = await storePeriod(tx, period, now);
    return settlementList.numbered(tx, { ...days, state, page, perPage: perPage ?? PER_PAGE });
  });
  bind.readInStore(readSettlementDays, async (tx, period, _session, now) => {
    const { days } = await storePeriod(tx, period, now);
    return { ...days, ...(await readDays(tx, days)), at: now };
  });
  bind.readInStore(readSettlement, async (tx, { settlementId }) => {
    const settlement = await findSettlement(tx, settlementId);
    if (settlement === null) throw new AppError('ledger.settlement-not-found');
    return settlement;
  });
  bind.fileInStore(exportSettlements, async (runRead, { state, format, ...period }, _session, now) => {
    const { days, timeZone } = await runRead((tx) => storePeriod(tx, period, now));
    return sheetFile({
      name: TEXTS.file,
      days,
      title: TEXTS.title,
      format,
      columns: COLUMNS,
      slices: settlementList.all(runRead, { ...days, state }),
      timeZone,
    });
  });
}
