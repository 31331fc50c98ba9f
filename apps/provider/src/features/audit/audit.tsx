import { formatDateTime } from '@comanda/client/formats/date-time.ts';
import type { ProviderAuditEntry } from '@comanda/contract/provider/audit.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { ListFoot } from '@comanda/ui/table/list-foot.tsx';
import { IconSearchOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './audit.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { auditTexts as texts } from './texts.ts';
import { useAudit, useShownAudit, WHOLE_AUDIT } from './use-audit.ts';

/** What the provider's people did, filtered. */
export function Audit() {
  const [shown, setShown] = useShownAudit();
  const query = useAudit(shown);
  return (
    <>
      <AuditFilters shown={shown} onChange={setShown} />
      <QueryFaces
        query={query}
        skeleton={<CardListSkeleton />}
        failed={texts.loadFailed}
        empty={(entries) => (entries.length === 0 ? <Nothing onClear={() => setShown(WHOLE_AUDIT)} /> : null)}
      >
        {(entries) => (
          <>
            <ul className="card-list" aria-label={texts.list}>
              {entries.map((entry) => (
                <AuditEntry key={entry.entryId} entry={entry} />
              ))}
            </ul>
            <ListFoot list={query} noun={texts.noun} />
          </>
        )}
      </QueryFaces>
    </>
  );
}

function Nothing({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<IconSearchOff size={28} stroke={1.75} />}
      title={texts.none}
      action={
        <Button variant="default" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    >
      {texts.noneHint}
    </EmptyState>
  );
}

function AuditEntry({ entry }: { entry: ProviderAuditEntry }) {
  const { at, who, what, storeId, storeName, numbers, outcome, wasDone, address } = entry;
  return (
    <li className={classes.entry}>
      <time className={classes.quiet} dateTime={new Date(at).toISOString()}>
        {formatDateTime(new Date(at))}
      </time>
      <div className="shrink">
        <p className={classes.what}>
          <strong>{who}</strong> · {what}
        </p>
        <p className={classes.quiet}>
          {storeId === null ? null : (
            <Link to="/lojas/$id" params={{ id: String(storeId) }} className={classes.store}>
              {texts.storeLink(storeName, storeId)}
            </Link>
          )}
          {[numbers, address].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className={classes.outcome} data-tone={wasDone ? 'delivered' : 'late'}>
        {outcome}
      </p>
    </li>
  );
}
