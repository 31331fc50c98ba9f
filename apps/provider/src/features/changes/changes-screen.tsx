import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import {
  approveChange,
  listWaitingChanges,
  type WaitingChange,
} from '@comanda/contract/provider/changes.calls';
import { REVIEWED_FIELDS, type ReviewedField } from '@comanda/domain/store/pending-changes';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { IconChecks } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Waited } from '../../shared/age/waited.tsx';
import { ChangeCard } from './change-card.tsx';
import classes from './changes.module.css';
import { RejectDialog } from './reject-dialog.tsx';
import { FIELD_NAMES, texts } from './texts.ts';
import { useDecisionKeys, useKeysChoice } from './use-decision-keys.ts';

const ASK_AGAIN_MS = 30_000;
const KEY = ['provider', 'changes'] as const;
const NEXT_SHOWN = 12;

interface Filter {
  store: { storeId: number; name: string } | null;
  field: ReviewedField | 'all';
}

const keyOf = ({ storeId, changeId }: WaitingChange) => `${storeId}-${changeId}`;

/** The queue of what stores want to change: one at a time, who waits longest first; the next one comes by itself. */
export function ChangesScreen() {
  const [filter, setFilter] = useState<Filter>({ store: null, field: 'all' });
  /** What somebody chose to look at out of turn. */
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = {
    storeId: filter.store?.storeId ?? null,
    field: filter.field === 'all' ? null : filter.field,
  };
  const query = useQuery({
    queryKey: [...KEY, wanted],
    queryFn: ({ signal }) => sendCall(listWaitingChanges, wanted, { signal }),
    refetchInterval: ASK_AGAIN_MS,
    placeholderData: keepPreviousData,
  });
  const [hasKeys, setKeys] = useKeysChoice();
  const isFiltered = filter.store !== null || filter.field !== 'all';
  return (
    <>
      <PageTitle title={texts.title} subtitle={texts.subtitle(query.data?.total ?? 0, isFiltered)} />
      <div className={`cluster-12 ${classes.filters}`}>
        <SelectField
          label={texts.field}
          value={filter.field}
          onChange={(field) => setFilter({ ...filter, field })}
          options={[
            { value: 'all', label: texts.allFields },
            ...REVIEWED_FIELDS.map((field) => ({ value: field, label: FIELD_NAMES[field] })),
          ]}
        />
        {filter.store === null ? null : (
          <Button variant="default" onClick={() => setFilter({ ...filter, store: null })}>
            {texts.allStores}
          </Button>
        )}
        <SwitchField label={texts.keys} value={hasKeys} onChange={setKeys} />
      </div>
      <QueryFaces
        query={query}
        skeleton={<CardListSkeleton count={2} />}
        failed={texts.failed}
        empty={({ changes }) =>
          changes.length > 0 ? null : (
            <EmptyState
              icon={<IconChecks size={28} />}
              title={isFiltered ? texts.emptyFiltered : texts.empty}
            >
              {texts.emptyHint}
            </EmptyState>
          )
        }
      >
        {({ changes, total }) => (
          <Queue
            hasKeys={hasKeys}
            changes={changes}
            total={total}
            chosen={chosen}
            onChoose={setChosen}
            onOnlyStore={
              filter.store === null
                ? ({ storeId, storeName }) => setFilter({ ...filter, store: { storeId, name: storeName } })
                : null
            }
          />
        )}
      </QueryFaces>
    </>
  );
}

interface QueueProps {
  hasKeys: boolean;
  changes: readonly WaitingChange[];
  total: number;
  chosen: string | null;
  onChoose: (key: string | null) => void;
  onOnlyStore: ((change: WaitingChange) => void) | null;
}

function Queue({ hasKeys, changes, total, chosen, onChoose, onOnlyStore }: QueueProps) {
  const queries = useQueryClient();
  const [isRejecting, setRejecting] = useState(false);
  const current = changes.find((change) => keyOf(change) === chosen) ?? changes[0];
  const goOn = async () => {
    setRejecting(false);
    onChoose(null);
    await queries.invalidateQueries({ queryKey: KEY });
  };
  const goOnFromStale = (why: string) => {
    toast.info(texts.stale(why));
    void goOn();
  };
  const approving = useCallMutation(approveChange, {
    savedText: texts.approved,
    words: { failed: texts.notDone },
    onDone: goOn,
    onFailed: (failure) => {
      if (!(failure instanceof ApiError) || (failure.status !== 409 && failure.status !== 404)) return false;
      goOnFromStale(failure.message);
      return true;
    },
  });
  const approve = () => {
    if (current) approving.run({ storeId: current.storeId, changeId: current.changeId });
  };
  const shown = current === undefined ? null : keyOf(current);
  useDecisionKeys({ shown, isOn: hasKeys, approve, reject: () => setRejecting(true) });
  if (current === undefined) return null;
  const next = changes.filter((change) => change !== current);
  return (
    <div className={classes.queue}>
      <ChangeCard
        key={keyOf(current)}
        change={current}
        isBusy={approving.isBusy}
        hasKeys={hasKeys}
        onApprove={approve}
        onReject={() => setRejecting(true)}
        onOnlyStore={onOnlyStore && (() => onOnlyStore(current))}
      />
      {next.length === 0 ? null : (
        <section className={classes.next} aria-label={texts.next}>
          <h2>{texts.next}</h2>
          <ul>
            {next.slice(0, NEXT_SHOWN).map((change) => (
              <li key={keyOf(change)}>
                <button
                  type="button"
                  className={`row-8 plain-button ${classes.nextRow}`}
                  onClick={() => onChoose(keyOf(change))}
                >
                  <span>
                    <strong>{change.storeName}</strong> {FIELD_NAMES[change.field]}
                  </span>
                  <Waited since={change.askedAt} />
                </button>
              </li>
            ))}
          </ul>
          {total - 1 > NEXT_SHOWN ? <p>{texts.more(total - 1 - NEXT_SHOWN)}</p> : null}
        </section>
      )}
      {isRejecting ? (
        <RejectDialog
          change={current}
          onClose={() => setRejecting(false)}
          onRejected={() => void goOn()}
          onStale={goOnFromStale}
        />
      ) : null}
    </div>
  );
}
