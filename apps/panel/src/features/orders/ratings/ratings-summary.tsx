import type { RatingSummaryAnswer } from '@comanda/contract/orders/ratings/ratings.calls';
import { HowComputed } from '@comanda/ui/chart/how-computed.tsx';
import classes from './ratings.module.css';
import { Stars } from './stars.tsx';
import { meanWords, ratingTexts as texts } from './texts.ts';

/** The overall mean and, for each question, the count of each score. */
export function RatingsSummary({ summary }: { summary: RatingSummaryAnswer }) {
  const { mean, totals, processing } = summary;
  return (
    <div className={classes.summary}>
      <section className={`card ${classes.overall}`} aria-label={texts.mean}>
        <div className="spread">
          <h2>{texts.mean}</h2>
          <HowComputed title={texts.mean} isCompact>
            {texts.meanFormula}
          </HowComputed>
        </div>
        <p className={classes.mean}>{meanWords(mean)}</p>
        {mean === null ? null : <Stars hundredths={mean} isLarge />}
        <p className="muted-14">{texts.count(totals.count)}</p>
        {processing === 0 ? null : <p className="muted-13">{texts.processing(processing)}</p>}
      </section>
      <Distribution question={texts.questions.food} mean={totals.food} counts={summary.foodCounts} />
      <Distribution
        question={texts.questions.delivery}
        mean={totals.delivery}
        counts={summary.deliveryCounts}
      />
      <Distribution question={texts.questions.overall} mean={totals.overall} counts={summary.overallCounts} />
    </div>
  );
}

interface DistributionProps {
  question: string;
  mean: number | null;
  counts: RatingSummaryAnswer['foodCounts'];
}

function Distribution({ question, mean, counts }: DistributionProps) {
  const max = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <section className={`card ${classes.question}`} aria-label={question}>
      <div className="spread">
        <h2>{question}</h2>
        <strong className={classes.figure}>{meanWords(mean)}</strong>
      </div>
      <ul className={`plain-list ${classes.bars}`}>
        {counts.map(({ score, count }) => (
          <li key={score}>
            <span className={classes.bar} role="img" aria-label={texts.bar(score, count)}>
              <span>{score} ★</span>
              <span className={classes.track}>
                <span style={{ width: `${(count / max) * 100}%` }} />
              </span>
              <span className={classes.count}>{count}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
