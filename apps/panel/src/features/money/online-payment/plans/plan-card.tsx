import type { ShownPlan, ShownPlanRate } from '@comanda/contract/money/online-payment/plans.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { StatusLabel } from '@comanda/ui/label/status-label.tsx';
import { IconCalendarDue, IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './plans.module.css';
import { RateTable } from './rate-table.tsx';
import { planTexts as texts } from './texts.ts';

interface PlanCardProps {
  plan: ShownPlan;
  exampleCents: number;
  rates: readonly ShownPlanRate[];
  /**
   * True: the store chose another plan, which is not active yet. The store can still decide to retain this
   * plan.
   */
  canBeRetained: boolean;
  isBusy: boolean;
  onChoose: () => void;
}

/**
 * A plan with its name and an example of what the store receives. The unfolded card also shows the tables of
 * rates. The card of the active plan starts unfolded.
 */
export function PlanCard({ plan, exampleCents, rates, canBeRetained, isBusy, onChoose }: PlanCardProps) {
  const { name, isActive, fromDay, yieldCents } = plan;
  const [isOpen, setOpen] = useState(isActive);
  const id = useId();
  const canBeChosen = isActive ? canBeRetained : fromDay === null;
  return (
    <section className={`card ${classes.plan}`} aria-labelledby={`${id}-name`}>
      <div className={classes.head}>
        <h2 className={classes.heading}>
          <button
            type="button"
            className={`row-10 plain-button ${classes.toggle}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown
              size={20}
              stroke={1.75}
              className={classes.chevron}
              data-open={isOpen || undefined}
              aria-hidden="true"
            />
            <span id={`${id}-name`}>{name}</span>
          </button>
        </h2>
        <div className={`cluster-12 ${classes.facts}`}>
          {isActive ? (
            <StatusLabel tone="delivered" variant="quiet" icon={<IconCircleCheck size={16} stroke={1.75} />}>
              {texts.active}
            </StatusLabel>
          ) : null}
          {fromDay === null ? null : (
            <StatusLabel tone="accepted" variant="quiet" icon={<IconCalendarDue size={16} stroke={1.75} />}>
              {texts.from(fromDay)}
            </StatusLabel>
          )}
          {yieldCents === null ? null : (
            <span className={`text-14 ${classes.yield}`}>{texts.yields(exampleCents, yieldCents)}</span>
          )}
        </div>
        {canBeChosen ? (
          <Button variant="default" isBusy={isBusy} onClick={onChoose}>
            {isActive ? texts.keep : texts.activate}
          </Button>
        ) : null}
      </div>
      <div id={id} hidden={!isOpen} className={classes.tables}>
        {(['debit', 'credit'] as const).map((kind) => (
          <RateTable key={kind} plan={name} kind={kind} rates={rates.filter((rate) => rate.kind === kind)} />
        ))}
      </div>
    </section>
  );
}
