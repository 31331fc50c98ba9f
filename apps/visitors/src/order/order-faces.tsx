import styles from './order-faces.module.css';
import { texts } from './texts.ts';

export function OrderFace(props: { title: string; text: string; onRetry?: () => void }) {
  return (
    <main className={styles.face}>
      <div className={styles.mark}>
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d="M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2-2 2-2-2-2 2-2-2-3 2M12 7v5m0 3v.01" />
        </svg>
      </div>
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

export function OrderSkeleton() {
  return (
    <main className={styles.skeleton} aria-busy="true" aria-label={texts.loading}>
      <div className={styles.bar} />
      <div className={styles.block} data-size="status" />
      <div className={styles.block} />
      <div className={styles.block} data-size="chat" />
    </main>
  );
}
