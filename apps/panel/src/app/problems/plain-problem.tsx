import { reloadPage } from '../../shared/session/page-moves.ts';
import classes from './plain-problem.module.css';
import type { Problem } from './problem-store.ts';
import { problemTexts } from './texts.ts';

/** A problem as plain text, for the case that the code of its window cannot be loaded. */
export function PlainProblem({ problem }: { problem: Problem }) {
  const isEnded = problem.kind === 'session-ended';
  return (
    <div className={`card ${classes.problem}`} role="alert">
      <p>
        <strong>{isEnded ? problem.title : problemTexts.unexpectedTitle(problem.status)}</strong>
      </p>
      <p>{isEnded ? problemTexts.loginAgain : problemTexts.unexpected}</p>
      {isEnded ? (
        <a href="/login">{problemTexts.login}</a>
      ) : (
        <button type="button" onClick={reloadPage}>
          {problemTexts.retry}
        </button>
      )}
    </div>
  );
}
