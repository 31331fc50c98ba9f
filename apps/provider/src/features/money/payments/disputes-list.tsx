import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import { useListView } from '@comanda/client/table/use-list-view.ts';
import { listKey, usePaged } from '@comanda/client/table/use-paged.ts';
import { listDisputes, type ProviderDispute } from '@comanda/contract/money/payments/provider-payments.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import { RowMenu } from '@comanda/ui/table/row-menu.tsx';
import type { Column, TableFilter } from '@comanda/ui/table/table-declaration.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AllDone } from '../../../shared/all-done.tsx';
import { evidenceTexts, useEvidence } from '../../../shared/evidence/use-evidence.ts';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { checkNowTexts, disputeTexts as texts } from './texts.ts';
import { useCheckNow } from './use-check-now.ts';

const TONES = { open: 'late', won: 'delivered', lost: 'neutral' } as const;
const ALL = 'todas';

const moment = (at: number) => formatDateTime(new Date(at));

/** The columns fit a screen of 1280 px next to the menu. */
const COLUMNS: readonly Column<ProviderDispute>[] = [
  {
    id: 'loja',
    title: texts.columns.store,
    value: ({ storeName }) => storeName,
    lines: 2,
    minWidth: 110,
    grow: 2,
  },
  {
    id: 'decisao',
    title: texts.columns.judged,
    value: ({ judgedBy }) => moment(judgedBy),
    lines: 2,
    minWidth: 104,
  },
  {
    id: 'volta',
    title: texts.columns.paidBack,
    value: ({ paidBackBy }) => moment(paidBackBy),
    lines: 2,
    minWidth: 104,
  },
  { id: 'pedido', title: texts.columns.order, value: ({ orderCode }) => orderCode, minWidth: 76 },
  { id: 'meio', title: texts.columns.way, value: ({ way }) => texts.ways[way], minWidth: 76 },
  { id: 'valor', title: texts.columns.value, kind: 'money', value: ({ cents }) => cents, minWidth: 112 },
  {
    id: 'bloqueado',
    title: texts.columns.blocked,
    kind: 'money',
    value: ({ blockedCents }) => blockedCents,
    minWidth: 112,
  },
  {
    id: 'situacao',
    title: texts.columns.state,
    minWidth: 110,
    cell: ({ state }) => (
      <StatusLabel tone={TONES[state]} variant="quiet">
        {texts.states[state]}
      </StatusLabel>
    ),
  },
  {
    id: 'motivo',
    title: texts.columns.reason,
    value: ({ reason }) => reason ?? texts.noReason,
    lines: 2,
    minWidth: 110,
  },
];
const ACTIONS: Column<ProviderDispute> = {
  id: 'acoes',
  title: texts.actions,
  isTitleHidden: true,
  onCard: 'corner',
  minWidth: 56,
  grow: 0,
  cell: (dispute) => <DisputeActions dispute={dispute} />,
};
const WITH_ACTIONS = [...COLUMNS, ACTIONS];

function DisputeActions({ dispute }: { dispute: ProviderDispute }) {
  const { storeId, orderId, disputeId, state } = dispute;
  const mayAct = providerMay(useProviderSession(), 'services.manage');
  const check = useCheckNow([listKey(listDisputes)]);
  const evidence = useEvidence();
  return (
    <RowMenu
      label={texts.name(dispute)}
      actions={[
        { label: evidenceTexts.evidence, onChoose: () => evidence({ storeId, orderId }) },
        ...(mayAct && state === 'open'
          ? [
              {
                label: checkNowTexts.checkNow,
                onChoose: () => check.run({ storeId, about: 'dispute', id: disputeId }),
              },
            ]
          : []),
      ]}
    />
  );
}
const FILTERS: readonly TableFilter<ProviderDispute>[] = [
  {
    ...{ id: 'mostrar', label: texts.shown, kind: 'segmented', all: texts.open },
    options: [{ value: ALL, label: texts.all }],
  },
];
const VIEW = { filters: { mostrar: (word: string) => (word === ALL ? true : null) } };

const rowKey = ({ storeId, disputeId }: ProviderDispute) => `${storeId}-${disputeId}`;
const toStore = ({ storeId }: ProviderDispute, name: ReactNode) => (
  <Link to="/lojas/$id" params={{ id: String(storeId) }} search={{ aba: 'pagamentos' }}>
    {name}
  </Link>
);

/** Disputes at the payment provider. A filter shows only open disputes, or all. */
export function DisputesList() {
  const { view, values } = useListView(VIEW);
  const withClosed = values.mostrar === true;
  const list = usePaged(listDisputes, { words: [withClosed], getInput: () => ({ withClosed }) });
  return (
    <DataTable
      label={texts.list}
      noun={texts.noun}
      list={list}
      failed={texts.failed}
      empty={<AllDone title={withClosed ? texts.noneEver : texts.noneTitle}>{texts.noneHint}</AllDone>}
      view={view}
      filters={FILTERS}
      columns={WITH_ACTIONS}
      rowKey={rowKey}
      rowName={texts.name}
      link={toStore}
    />
  );
}
