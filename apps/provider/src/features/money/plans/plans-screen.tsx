import { sendCall } from '@comanda/client/api/send-call.ts';
import {
  type FeePlan,
  listFeePlans,
  type PlanVersionShown,
} from '@comanda/contract/money/ledger/provider-terms.calls';
import { providerMay } from '@comanda/domain/people/provider/permissions';
import { Button } from '@comanda/ui/button/button.tsx';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { CardListSkeleton } from '@comanda/ui/faces/skeletons.tsx';
import { FormCard } from '@comanda/ui/form/form-card.tsx';
import { Note } from '@comanda/ui/label/note.tsx';
import { PageTitle } from '@comanda/ui/label/page-title.tsx';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { VersionLabel } from '../../../shared/money/version-label.tsx';
import { useProviderSession } from '../../../shared/session/session-store.ts';
import { RateTable } from './rate-table.tsx';
import { planTexts as texts } from './texts.ts';

const dialog = createLazyPart(async () => (await import('./plan-dialog.tsx')).PlanDialog);
const KEY = ['provider', 'fee-plans'] as const;

/** Fee plans for online payment, each with its current fees and its other versions. */
export function PlansScreen() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => sendCall(listFeePlans, undefined, { signal }),
    staleTime: 0,
  });
  const mayChange = providerMay(useProviderSession(), 'services.manage');
  const [edited, setEdited] = useState<FeePlan | null>(null);
  return (
    <>
      <PageTitle title={texts.title} subtitle={texts.subtitle} />
      <QueryFaces query={query} skeleton={<CardListSkeleton count={2} />} failed={texts.failed}>
        {({ plans, firstDay }) => (
          <>
            {plans.some(({ versions }) => versions.some(isExampleNow)) ? (
              <Note tone="pending" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
                {texts.examples}
              </Note>
            ) : null}
            {plans.map((plan) => (
              <Plan key={plan.planId} plan={plan} onAdd={mayChange ? () => setEdited(plan) : null} />
            ))}
            {edited === null ? null : (
              <dialog.Part
                plan={edited}
                firstDay={firstDay}
                refreshes={[KEY]}
                onClose={() => setEdited(null)}
              />
            )}
          </>
        )}
      </QueryFaces>
    </>
  );
}

const isExampleNow = ({ status, setBy }: PlanVersionShown) => status === 'current' && setBy === null;

function Plan({ plan, onAdd }: { plan: FeePlan; onAdd: (() => void) | null }) {
  const { name, versions } = plan;
  const current = versions.find(({ status }) => status === 'current');
  const others = versions.filter((version) => version !== current);
  return (
    <FormCard
      title={name}
      actions={
        onAdd === null ? null : (
          <Button variant="default" aria-label={texts.addTo(name)} onClick={onAdd}>
            {texts.add}
          </Button>
        )
      }
    >
      {current === undefined ? null : <Version plan={plan} version={current} />}
      {others.map((version) => (
        <details key={version.fromDay}>
          <summary>
            {version.status === 'coming' ? texts.comesOf(version) : texts.versionOf(version)}{' '}
            <VersionLabel status={version.status} />
          </summary>
          <Version plan={plan} version={version} />
        </details>
      ))}
    </FormCard>
  );
}

function Version({ plan, version }: { plan: FeePlan; version: PlanVersionShown }) {
  const { fromDay, status, returnsFee, rates } = version;
  return (
    <div className="stack-8">
      <p className="cluster-8">
        <VersionLabel status={status} />
        <span>
          {texts.versionOf(version)} · {texts.setBy(version)}
        </span>
      </p>
      <RateTable label={texts.table(plan.name, fromDay)} rates={rates} />
      <p className="muted-14">{texts.fee(returnsFee)}</p>
    </div>
  );
}
