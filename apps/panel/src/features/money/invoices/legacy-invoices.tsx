import { formatDay } from '@comanda/client/formats/date-time.ts';
import type { LegacyInvoice } from '@comanda/contract/money/invoices/invoice-detail.calls';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { DataTable } from '@comanda/ui/table/data-table.tsx';
import type { Column } from '@comanda/ui/table/table-declaration.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import classes from './invoices.module.css';
import { legacyTones, legacyWords, legacyTexts as texts } from './texts.ts';

const PER_PAGE = 10;
const rowKey = ({ hash }: LegacyInvoice) => hash;
const rowName = ({ reference }: LegacyInvoice) => texts.name(reference);
const columns: readonly Column<LegacyInvoice>[] = [
  { id: 'referencia', title: texts.columns.reference, value: ({ reference }) => reference },
  { id: 'valor', title: texts.columns.value, kind: 'money', value: ({ valueCents }) => valueCents },
  { id: 'vencimento', title: texts.columns.dueOn, cell: ({ dueOn }) => formatDay(dueOn) },
  {
    id: 'status',
    title: texts.columns.status,
    onCard: 'corner',
    cell: ({ status }) => (
      <StatusLabel tone={legacyTones[status]} variant="quiet">
        {legacyWords[status]}
      </StatusLabel>
    ),
  },
  { id: 'acoes', title: texts.columns.actions, minWidth: 220, cell: (invoice) => <Links of={invoice} /> },
];

/** Table of the old system's invoices, with pages of its own. Hidden if there are no such invoices. */
export function LegacyInvoices({ query }: { query: UseQueryResult<readonly LegacyInvoice[]> }) {
  return (
    <QueryFaces isCompact query={query} skeleton={null} failed={texts.failed}>
      {(data) =>
        data.length === 0 ? null : (
          <section className="stack-8" aria-label={texts.title}>
            <h2 className={classes.heading}>{texts.title}</h2>
            <DataTable
              label={texts.list}
              noun={texts.noun}
              rows={data}
              pageSize={PER_PAGE}
              columns={columns}
              rowKey={rowKey}
              rowName={rowName}
            />
          </section>
        )
      }
    </QueryFaces>
  );
}

function Links({ of: { reference, invoiceUrl, taxUrl, boletoUrl } }: { of: LegacyInvoice }) {
  const links = [
    [texts.pay, boletoUrl],
    [texts.invoice, invoiceUrl],
    [texts.tax, taxUrl],
  ] as const;
  return (
    <span className={classes.actions}>
      {links.map(([name, url]) =>
        url === null ? null : (
          <a key={name} href={url} target="_blank" rel="noreferrer" aria-label={texts.of(name, reference)}>
            {name}
          </a>
        ),
      )}
    </span>
  );
}
