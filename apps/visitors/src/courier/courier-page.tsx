import {
  getOwnDelivery,
  moveOwnDelivery,
  type OwnDelivery,
} from '@comanda/contract/orders/courier/own-courier.calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LinkBrand } from '../shared/link-page.tsx';
import { CallFailure, sendCall } from '../shared/send-call.ts';
import styles from './courier-page.module.css';
import { DeliveryView } from './delivery-view.tsx';
import { storedToken } from './stored-delivery.ts';
import { TakeForm } from './take-form.tsx';
import { texts } from './texts.ts';

/** Milliseconds between two reloads. The page reloads, because the store may cancel a delivery. */
const CHECK_EVERY_MS = 15_000;

type Face =
  | { kind: 'loading' }
  | { kind: 'code'; notice: string }
  | { kind: 'delivery'; delivery: OwnDelivery };

function wordsOf(failure: unknown): string {
  if (!(failure instanceof CallFailure)) return texts.failed;
  return failure.message || (failure.isAnswered ? texts.failed : texts.offline);
}

/**
 * The page for couriers that a store employs itself. It asks for a code, then shows the delivery of that
 * code.
 */
export function CourierPage() {
  const [face, setFace] = useState<Face>({ kind: 'loading' });
  const [problem, setProblem] = useState('');
  const moves = useRef(0);

  const show = useCallback((delivery: OwnDelivery) => {
    storedToken.write(delivery.status === 'finished' ? null : delivery.token);
    setProblem('');
    setFace({ kind: 'delivery', delivery });
  }, []);

  const fail = useCallback((failure: unknown) => {
    if (failure instanceof CallFailure && failure.code === 'courier.delivery-over') {
      storedToken.write(null);
      setProblem('');
      setFace({ kind: 'code', notice: failure.message });
    } else setProblem(wordsOf(failure));
  }, []);

  const check = useCallback(async () => {
    const token = storedToken.read();
    if (token === null) return;
    const movesBefore = moves.current;
    const use = await sendCall(getOwnDelivery, { token }).then(
      (delivery) => () => show(delivery),
      (failure: unknown) => () => fail(failure),
    );
    // An answer from before a step would show that step again.
    if (movesBefore === moves.current) use();
  }, [show, fail]);

  useEffect(() => {
    if (storedToken.read() === null) setFace({ kind: 'code', notice: '' });
    else void check();
    const timer = setInterval(() => void check(), CHECK_EVERY_MS);
    const onReturn = () => (document.visibilityState === 'visible' ? void check() : undefined);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [check]);

  const move = async (token: string, step: 'picked-up' | 'delivered') => {
    moves.current += 1;
    await sendCall(moveOwnDelivery, { token, step }).then(show, fail);
    moves.current += 1;
  };

  return (
    <main className={styles.page}>
      <LinkBrand />
      {face.kind === 'loading' ? (
        <div
          className={styles.skeleton}
          aria-busy={problem === ''}
          role="status"
          aria-label={texts.loading}
        />
      ) : null}
      {face.kind === 'code' ? <TakeForm notice={face.notice} onTaken={show} wordsOf={wordsOf} /> : null}
      {face.kind === 'delivery' ? (
        <DeliveryView
          delivery={face.delivery}
          onMove={(step) => move(face.delivery.token, step)}
          onNewCode={() => setFace({ kind: 'code', notice: '' })}
        />
      ) : null}
      {problem === '' ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </main>
  );
}
