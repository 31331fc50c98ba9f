import { ORDER_LINK_HEADER } from '@comanda/contract/kit/define-call';
import { getOwnRating, type OwnRating, rateOrder } from '@comanda/contract/orders/ratings/ratings.calls';
import { firstCharacters } from '@comanda/domain/kit/text/count-characters';
import { MAX_COMMENT, QUESTIONS, type Question, type Scores } from '@comanda/domain/orders/ratings/rating';
import { type FormEvent, useEffect, useState } from 'react';
import { CallFailure, sendCall } from '../shared/send-call.ts';
import styles from './order-summary.module.css';
import own from './rate-order.module.css';
import { texts } from './texts.ts';

const SCORES = [1, 2, 3, 4, 5] as const;

/** Asks for a rating of a delivered order, once. Afterwards, shows the rating and the store's answer. */
export function RateOrder({ link, isPickup }: { link: string; isPickup: boolean }) {
  const [view, setView] = useState<OwnRating | null>(null);
  useEffect(() => {
    let isGone = false;
    sendCall(getOwnRating, {}, { [ORDER_LINK_HEADER]: link }).then(
      (answer) => {
        if (!isGone) setView(answer);
      },
      // If the server does not answer, the page asks for no rating. The rest of the page works without it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [link]);
  if (view === null) return null;
  const questions = isPickup ? { ...texts.questions, delivery: texts.pickupQuestion } : texts.questions;
  if (view.rating !== null) return <Rated rating={view.rating} questions={questions} />;
  return view.until === null ? null : <RatingForm link={link} questions={questions} onRated={setView} />;
}

type Questions = Readonly<Record<Question, string>>;

interface RatingFormProps {
  link: string;
  questions: Questions;
  onRated: (view: OwnRating) => void;
}

function RatingForm({ link, questions, onRated }: RatingFormProps) {
  const [scores, setScores] = useState<Partial<Scores>>({});
  const [comment, setComment] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { food, delivery, overall } = scores;
    if (food === undefined || delivery === undefined || overall === undefined) {
      setProblem(texts.rateMissing);
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      const given = { food, delivery, overall, comment: comment.trim() || null };
      onRated(await sendCall(rateOrder, given, { [ORDER_LINK_HEADER]: link }));
    } catch (failure) {
      setProblem((failure instanceof CallFailure && failure.message) || texts.rateFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.card}>
      <h2>{texts.rate}</h2>
      <form className={own.form} onSubmit={(event) => void send(event)}>
        {QUESTIONS.map((question) => (
          <ScoreQuestion
            key={question}
            {...{ question }}
            words={questions[question]}
            value={scores[question] ?? null}
            onChange={(score) => setScores({ ...scores, [question]: score })}
          />
        ))}
        <label className={own.comment}>
          <span>{texts.comment}</span>
          <textarea
            rows={3}
            value={comment}
            onChange={(event) => setComment(firstCharacters(event.currentTarget.value, MAX_COMMENT))}
          />
          <small>{texts.commentHint}</small>
        </label>
        {problem === '' ? null : (
          <p className={own.problem} role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className={own.send} disabled={isBusy}>
          {texts.sendRating}
        </button>
      </form>
    </section>
  );
}

interface ScoreQuestionProps {
  question: Question;
  words: string;
  value: number | null;
  onChange: (score: number) => void;
}

/** A question with five stars; arrow keys move as in a radio group. */
function ScoreQuestion({ question, words, value, onChange }: ScoreQuestionProps) {
  return (
    <fieldset className={own.question}>
      <legend>{words}</legend>
      <div className={own.stars}>
        {SCORES.map((score) => (
          <label key={score} data-filled={(value !== null && score <= value) || undefined}>
            <input
              type="radio"
              name={question}
              value={score}
              checked={score === value}
              aria-label={texts.stars(score)}
              onChange={() => onChange(score)}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Rated({ rating, questions }: { rating: NonNullable<OwnRating['rating']>; questions: Questions }) {
  return (
    <section className={styles.card} role="status">
      <h2>{texts.rated}</h2>
      <ul className={own.given}>
        {QUESTIONS.map((question) => (
          <li key={question}>
            <span>{questions[question]}</span>
            <span role="img" aria-label={texts.stars(rating[question])}>
              {'★'.repeat(rating[question])}
              <span className={own.empty}>{'★'.repeat(5 - rating[question])}</span>
            </span>
          </li>
        ))}
      </ul>
      {rating.comment === null ? null : <p className={own.said}>{rating.comment}</p>}
      {rating.reply === null ? null : (
        <p className={own.reply}>
          <strong>{texts.storeAnswered}</strong>
          {rating.reply}
        </p>
      )}
    </section>
  );
}
