import styles from './order-faces.module.css';
import { texts } from './texts.ts';

/** A page with nothing to show but why. */
export function OrderFace(props: { title: string; text: string; onRetry?: () => void }) {
  return (
    <main className={styles.face}>
      <div className={styles.mark} aria-hidden="true" />
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      {props.onRetry ? (
        <button type="button" className={styles.retry} onClick={props.onRetry}>
          {texts.tryAgain}
        </button>
      ) : null}
    </main>
  );
}

/** The page's outline while the order is on its way. */
export function OrderSkeleton() {
  return (
    <main className={styles.skeleton} aria-busy="true" aria-label={texts.loading}>
      <div className={styles.bar} data-size="title" />
      <div className={styles.block} data-size="status" />
      <div className={styles.block} data-size="items" />
    </main>
  );
}
