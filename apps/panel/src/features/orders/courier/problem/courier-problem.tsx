import { hasEnded } from '@comanda/domain/orders/orders/courier-request';
import { actionsFor } from '@comanda/domain/orders/orders/delivery-problem';
import type { OrderDetail } from '@comanda/domain/orders/orders/order';
import { problemTexts } from '../texts.ts';
import classes from './courier-problem.module.css';
import { useAnswerProblem } from './use-answer-problem.ts';

interface CourierProblemProps {
  order: OrderDetail;
  /** False if the screen already describes the problem: then only the answers are shown. */
  hasWords?: boolean;
}

/** A problem of the courier, and the store's possible answers: one button for each. */
export function CourierProblem({ order, hasWords = true }: CourierProblemProps) {
  const { answer, sending } = useAnswerProblem(order);
  const problem = order.courier?.problem ?? null;
  if (problem === null) return null;
  const isOver = order.courier !== null && hasEnded(order.courier.status);
  const isRequested = problem.needsStore && problem.answer === null && !isOver;
  const answers = isRequested ? (
    <span className={`cluster-8 ${classes.choices}`}>
      {actionsFor(problem).map((action) => (
        <button
          key={action}
          type="button"
          className={classes.choice}
          aria-label={`${problemTexts.actions[action]} #${order.code}`}
          disabled={sending !== null}
          aria-busy={sending === action || undefined}
          onClick={() => void answer(problem, action)}
        >
          <span className={classes.long}>{problemTexts.actions[action]}</span>
          <span className={classes.short}>{problemTexts.shortActions[action]}</span>
        </button>
      ))}
    </span>
  ) : null;
  if (!hasWords) return answers;
  return (
    <div className={`row toned fill ${classes.problem}`} data-tone={isRequested ? 'late' : 'neutral'}>
      <p className={classes.words}>
        <strong>{problemTexts.title}</strong> {problem.words}. {isRequested ? problemTexts.waits : null}
        {problem.answer === null ? null : (
          <span>
            {problemTexts.answeredWith(problemTexts.actions[problem.answer])}
            {problem.isAnswerTaken || isOver ? '.' : ` ${problemTexts.underWay}`}
          </span>
        )}
      </p>
      {answers}
    </div>
  );
}
