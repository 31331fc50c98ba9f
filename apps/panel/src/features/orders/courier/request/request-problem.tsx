import { Button } from '@comanda/ui/button/button.tsx';
import { formatMoney } from '@comanda/web/formats/format-money';
import { useEffect, useRef } from 'react';
import { courierTexts, requestTexts } from '../texts.ts';
import classes from './request-dialog.module.css';
import type { RequestProblem } from './use-courier-request.ts';

interface RequestProblemBoxProps {
  problem: RequestProblem;
  /** The current price of the delivery, in cents. */
  priceCents: number | null;
  onAdjustAddress: () => void;
}

/** Why the request failed, and what to do next. */
export function RequestProblemBox({ problem, priceCents, onAdjustAddress }: RequestProblemBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (problem.kind === 'unlocated') {
    return (
      <div ref={place} role="alert" className={`stack-8 ${classes.problem}`}>
        <p>
          <strong>{requestTexts.unlocatedTitle}</strong>
        </p>
        <p>{requestTexts.unlocated}</p>
        <Button variant="default" onClick={onAdjustAddress}>
          {courierTexts.adjust}
        </Button>
      </div>
    );
  }
  const text =
    problem.kind === 'price-changed'
      ? requestTexts.priceChanged(formatMoney(problem.before), formatMoney(priceCents ?? 0))
      : problem.text;
  return (
    <div ref={place} role="alert" className={`stack-8 ${classes.problem}`} data-kind={problem.kind}>
      <p>{text}</p>
    </div>
  );
}
