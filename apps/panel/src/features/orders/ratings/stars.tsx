import classes from './stars.module.css';
import { meanWords, ratingTexts as texts } from './texts.ts';

/** Five stars filled to the tenth, with the value as text for screen readers. `hundredths`: 433 is 4,33. */
export function Stars({ hundredths, isLarge = false }: { hundredths: number; isLarge?: boolean }) {
  const share = `${Math.round(hundredths / 10) * 2}%`;
  return (
    <span
      className={classes.stars}
      data-large={isLarge || undefined}
      role="img"
      aria-label={texts.stars(meanWords(hundredths))}
    >
      <Row />
      <span className={classes.filled} style={{ width: share }}>
        <Row />
      </span>
    </span>
  );
}

const PATH = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';

function Row() {
  return (
    <svg className={classes.row} viewBox="0 0 120 24" aria-hidden="true" focusable="false">
      {[0, 1, 2, 3, 4].map((at) => (
        <path key={at} d={PATH} transform={`translate(${at * 24} 0)`} />
      ))}
    </svg>
  );
}
