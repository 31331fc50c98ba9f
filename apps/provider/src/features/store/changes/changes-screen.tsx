import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  approveChange,
  listWaitingChanges,
  type WaitingChange,
} from '@comanda/contract/store/store/provider-changes.calls';
import { REVIEWED_FIELDS, type ReviewedField } from '@comanda/domain/store/store/pending-changes';
import { Button } from '@comanda/ui/button/button.tsx';
import { EmptyState } from '@comanda/ui/faces/empty-state.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { SelectField } from '@comanda/ui/form/fields/select-field.tsx';
import { SwitchField } from '@comanda/ui/form/fields/switch-field.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { IconChecks } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DecisionQueue } from '../../../shared/queue/decision-queue.tsx';
import { useKeysChoice } from '../../../shared/queue/use-decision-keys.ts';
import { ChangeCard } from './change-card.tsx';
import classes from './changes.module.css';
import { RejectDialog } from './reject-dialog.tsx';
import { FIELD_NAMES, texts } from './texts.ts';

const REFETCH_MS = 30_000;
const KEY = ['provider', 'changes'] as const;

interface Filter {
  store: { storeId: number; name: string } | null;
  field: ReviewedField | 'all';
}

const keyOf = ({ storeId, changeId }: WaitingChange) => `${storeId}-${changeId}`;

/**
 * Queue of stores' change requests, one at a time, the oldest first. After a decision, the screen shows the
 * next request.
 */
export function ChangesScreen() {
  const [filter, setFilter] = useState<Filter>({ store: null, field: 'all' });
  const wanted = {
    storeId: filter.store?.storeId ?? null,
    field: filter.field === 'all' ? null : filter.field,
  };
  const query = useQuery({
    queryKey: [...KEY, wanted],
    queryFn: ({ signal }) => sendCall(listWaitingChanges, wanted, { signal }),
    refetchInterval: REFETCH_MS,
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
          <DecisionQueue
            items={changes}
            total={total}
            keyOf={keyOf}
            queryKey={KEY}
            approve={approveChange}
            inputOf={({ storeId, changeId }) => ({ storeId, changeId })}
            hasKeys={hasKeys}
            texts={texts}
            card={(change, deciding) => (
              <ChangeCard
                change={change}
                hasKeys={hasKeys}
                {...deciding}
                onOnlyStore={
                  filter.store === null
                    ? () =>
                        setFilter({ ...filter, store: { storeId: change.storeId, name: change.storeName } })
                    : null
                }
              />
            )}
            row={({ storeName, field, requestedAt }) => ({
              name: storeName,
              what: FIELD_NAMES[field],
              since: requestedAt,
            })}
            rejecting={(change, rejection) => <RejectDialog change={change} {...rejection} />}
          />
        )}
      </QueryFaces>
    </>
  );
}
