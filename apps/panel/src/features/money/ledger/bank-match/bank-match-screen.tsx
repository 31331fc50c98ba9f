import { DownloadButton } from '@comanda/client/api/download-button.tsx';
import { saveFile } from '@comanda/client/api/download-call.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { readExampleStatement } from '@comanda/contract/money/ledger/bank-match.calls';
import type { BankStatement } from '@comanda/domain/money/bank-match/bank-statement';
import { Button } from '@comanda/ui/button/button.tsx';
import { FileDrop } from '@comanda/ui/file-drop/file-drop.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { Steps } from '@comanda/ui/list/steps.tsx';
import { TableSkeleton } from '@comanda/ui/table/table-skeleton.tsx';
import { IconFileInvoice } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SupportLine } from '../../../../shared/store/support-line.tsx';
import { AccountQuestion } from './account-question.tsx';
import classes from './bank-match.module.css';
import { Comparison } from './comparison.tsx';
import { type BankFile, BankFileFault, readBankFile } from './read-bank-file.ts';
import { StatementOfTable } from './statement-of-table.tsx';
import { bankMatchTexts as texts } from './texts.ts';

/**
 * 'Conferir com o banco': reads a bank's file in the browser and compares it with the transfers to the store's account.
 */
export function BankMatchScreen() {
  const {
    mutate,
    reset,
    data: file,
    error,
    isPending,
  } = useMutation({
    mutationFn: readBankFile,
    meta: { silent: true },
  });
  return (
    <div className="page">
      <PageTitle title={texts.title} subtitle={texts.subtitle}>
        {file === undefined ? null : (
          <Button variant="default" onClick={reset}>
            {texts.other}
          </Button>
        )}
      </PageTitle>
      {isPending ? (
        <TableSkeleton />
      ) : file === undefined ? (
        <Start fault={error} onChoose={mutate} />
      ) : (
        <ChosenFile file={file} />
      )}
      <SupportLine />
    </div>
  );
}

function Start({ fault, onChoose }: { fault: Error | null; onChoose: (file: File) => void }) {
  return (
    <div className={`grid-12 ${classes.start}`}>
      <FormCard title={texts.start}>
        {fault === null ? null : (
          <Note tone="late" isAlert>
            {fault instanceof BankFileFault ? texts.faults[fault.kind] : texts.failed}
          </Note>
        )}
        <FileDrop
          texts={texts.drop}
          icon={<IconFileInvoice size={44} stroke={1.25} aria-hidden="true" />}
          // `application/octet-stream` is needed on phones: they know no file type for OFX and would not
          // offer the file.
          accept=".ofx,.ofc,.qfx,.csv,.txt,text/csv,text/plain,application/x-ofx,application/octet-stream"
          onChoose={(file) => file && onChoose(file)}
        />
        <Example onFile={onChoose} />
      </FormCard>
      <FormCard title={texts.steps}>
        <Steps steps={texts.stepList} />
      </FormCard>
    </div>
  );
}

/**
 * Demonstration only: a bank's file made from the store's own settlements, to open directly, or to download
 * and drop on this page.
 */
function Example({ onFile }: { onFile: (file: File) => void }) {
  const { data: example } = useQuery({
    queryKey: ['finance', 'example-statement'],
    queryFn: ({ signal }) => sendCall(readExampleStatement, {}, { signal }),
    meta: { subject: 'finance', silent: true },
  });
  if (example == null) return null;
  const { name, text } = example;
  return (
    <div className={`stack-8 ${classes.example}`}>
      <p className="muted-14">{texts.example.words}</p>
      <div className="cluster-8">
        <Button variant="default" onClick={() => onFile(new File([text], name))}>
          {texts.example.tryIt}
        </Button>
        <DownloadButton
          download={async () => saveFile(name, new Blob([text]))}
          failedText={texts.example.notSaved}
        >
          {texts.example.save}
        </DownloadButton>
      </div>
    </div>
  );
}

function ChosenFile({ file }: { file: BankFile }) {
  const accounts = file.kind === 'accounts' ? withMovements(file.accounts) : [];
  const [only, ...more] = accounts;
  const [chosen, choose] = useState<BankStatement | null>(
    only !== undefined && more.length === 0 ? only : null,
  );
  if (file.kind === 'table') return <StatementOfTable name={file.name} table={file.table} />;
  return (
    <>
      {more.length === 0 ? null : <AccountQuestion accounts={accounts} chosen={chosen} onChoose={choose} />}
      {chosen === null ? null : (
        <Comparison key={accounts.indexOf(chosen)} name={file.name} statement={chosen} />
      )}
    </>
  );
}

/** Leaves out accounts without movements, unless no account has any. */
function withMovements(accounts: readonly BankStatement[]): readonly BankStatement[] {
  const moved = accounts.filter(({ lines, unread }) => lines.length + unread.length > 0);
  return moved.length > 0 ? moved : accounts;
}
