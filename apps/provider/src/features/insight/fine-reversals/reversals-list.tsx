import {
  listWaitingReversals,
  type WaitingReversal,
} from '@comanda/contract/insight/sales-history/provider-reversals.calls';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import { useMemo, useState } from 'react';
import { Waited } from '../../../shared/age/waited.tsx';
import { evidenceTexts, useEvidence } from '../../../shared/evidence/use-evidence.ts';
import { storeColumn } from '../../../shared/lists/columns.ts';
import { WaitingList } from '../../../shared/lists/waiting-list.tsx';
import { reversalTexts as texts } from './texts.ts';

const decideDialog = createLazyPart(async () => (await import('./decide-dialog.tsx')).DecideDialog);

interface Decision {
  reversal: WaitingReversal;
  isApproved: boolean;
}

const columnsOf = (
  decide: (decision: Decision) => void,
  evidence: (reversal: WaitingReversal) => void,
): readonly Column<WaitingReversal>[] => [
  storeColumn(texts.columns.store),
  { id: 'pedido', title: texts.columns.order, value: ({ orderCode }) => `#${orderCode}`, minWidth: 90 },
  { id: 'multa', title: texts.columns.value, kind: 'money', value: ({ cents }) => cents, minWidth: 100 },
  {
    ...{ id: 'motivo', title: texts.columns.why, lines: 3, grow: 2 },
    value: ({ fineReason }) => fineReason ?? texts.noReason,
  },
  { id: 'descricao', title: texts.columns.description, value: texts.requested, lines: 4, grow: 3 },
  {
    ...{ id: 'espera', title: texts.columns.since, minWidth: 110 },
    cell: ({ requestedAt }) => <Waited since={requestedAt} />,
  },
  {
    ...{ id: 'acoes', title: texts.columns.actions, isTitleHidden: true, minWidth: 70 },
    cell: (reversal) => (
      <RowMenu
        label={texts.actionsOf(reversal)}
        actions={[
          { label: evidenceTexts.evidence, onChoose: () => evidence(reversal) },
          { label: texts.approve, onChoose: () => decide({ reversal, isApproved: true }) },
          {
            label: texts.reject,
            onChoose: () => decide({ reversal, isApproved: false }),
            isDestructive: true,
          },
        ]}
      />
    ),
  },
];

/** Requests to reverse fines, over all stores. */
export function ReversalsList() {
  const [decided, setDecided] = useState<Decision | null>(null);
  const evidence = useEvidence();
  const columns = useMemo(() => columnsOf(setDecided, evidence), [evidence]);
  return (
    <>
      <WaitingList
        call={listWaitingReversals}
        texts={texts}
        columns={columns}
        rowKey={({ storeId, reversalId }) => `${storeId}-${reversalId}`}
      />
      {decided === null ? null : <decideDialog.Part {...decided} onClose={() => setDecided(null)} />}
    </>
  );
}
