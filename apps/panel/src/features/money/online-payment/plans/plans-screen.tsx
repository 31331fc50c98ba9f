import { failureText } from '@comanda/client/api/failure-text.ts';
import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import { choosePlan, type ShownPlan } from '@comanda/contract/money/online-payment/plans.calls';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { QueryFaces } from '@comanda/ui/faces/query-faces.tsx';
import { Skeleton, SkeletonArea } from '@comanda/ui/faces/skeletons.tsx';
import { FormPage } from '@comanda/ui/form/form-page.tsx';
import { useQuery } from '@tanstack/react-query';
import { ONLINE_PAYMENT_KEY, planRatesQuery, plansQuery } from '../online-payment-queries.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './plans.module.css';
import { planTexts as texts } from './texts.ts';

const NOTICE_MS = 5_000;
const WORDS = { failed: texts.failed };

/** 'Meu Cadastro / Planos de taxas': two plans side by side with numbers, the active one marked. */
export function PlansScreen() {
  const plans = useQuery(plansQuery);
  const rates = useQuery(planRatesQuery);
  const choosing = useCallMutation(choosePlan, {
    savedText: ({ message }) => message,
    savedForMs: NOTICE_MS,
    refreshes: [ONLINE_PAYMENT_KEY],
    words: WORDS,
    onFailed: (failure) => {
      void alertDialog({ kind: 'error', text: failureText(failure, WORDS) });
      return true;
    },
  });
  const both = {
    data: plans.data && rates.data ? { ...plans.data, rates: rates.data } : undefined,
    isError: plans.isError || rates.isError,
    error: plans.error ?? rates.error,
    isFetching: plans.isFetching || rates.isFetching,
    refetch: () => Promise.all([plans.refetch(), rates.refetch()]),
  };
  const choose = async (plan: ShownPlan) => {
    if (plans.data === undefined) return;
    const { nextDay: day, exampleCents: saleCents, plans: all } = plans.data;
    const active = all.find(({ isActive }) => isActive);
    const isMeant = await alertDialog({
      title: texts.confirmTitle(plan.name),
      text: texts.confirmText({
        plan: plan.name,
        day,
        saleCents,
        before: plan.isActive ? null : (active?.yieldCents ?? null),
        after: plan.yieldCents,
      }),
      confirmText: plan.isActive ? texts.keep : texts.activate,
      cancelText: texts.cancel,
    });
    if (isMeant) choosing.run({ planId: plan.planId, registrationId: undefined });
  };
  return (
    <FormPage title={texts.title} subtitle={texts.subtitle}>
      <QueryFaces query={both} skeleton={<PlansSkeleton />} failed={texts.loadFailed}>
        {({ plans: all, exampleCents, commissionMillionths, rates: rows }) => (
          <>
            {all.map((plan) => (
              <PlanCard
                key={plan.planId}
                plan={plan}
                exampleCents={exampleCents}
                rates={rows.filter(({ planId }) => planId === plan.planId)}
                canBeRetained={all.some(({ fromDay }) => fromDay !== null)}
                isBusy={choosing.input?.planId === plan.planId}
                onChoose={() => void choose(plan)}
              />
            ))}
            {commissionMillionths === null ? null : (
              <p className="muted-14">{texts.example(commissionMillionths)}</p>
            )}
          </>
        )}
      </QueryFaces>
    </FormPage>
  );
}

/** Skeleton with one unfolded and one folded card, as on the loaded screen. */
function PlansSkeleton() {
  return (
    <SkeletonArea>
      <div className="stack-12">
        {[true, false].map((isOpen) => (
          <div key={String(isOpen)} className={`card ${classes.plan}`}>
            <div className={classes.head}>
              <Skeleton width={220} height={44} />
              <Skeleton width={120} height={22} />
            </div>
            {isOpen ? (
              <div className={classes.tables}>
                <Skeleton height={216} />
                <Skeleton height={216} />
              </div>
            ) : null}
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}
