import { useRef, useState } from 'react';
import { CallFailure } from '../shared/send-call.ts';
import styles from './order-summary.module.css';
import { texts } from './texts.ts';

/** Button that cancels the order while it is pending. Asks for confirmation once. */
export function CancelOrder({ onCancel }: { onCancel: () => Promise<void> }) {
  const [isPromptOpen, setPromptOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const cancelButton = useRef<HTMLButtonElement>(null);

  const cancel = async () => {
    setBusy(true);
    setProblem('');
    try {
      await onCancel();
    } catch (failure) {
      const text = failure instanceof CallFailure ? failure.message : '';
      setProblem(text || texts.cancelFailed);
    } finally {
      setBusy(false);
    }
  };

  const back = () => {
    setPromptOpen(false);
    setProblem('');
    setTimeout(() => cancelButton.current?.focus());
  };

  if (!isPromptOpen) {
    return (
      <button ref={cancelButton} type="button" className={styles.quiet} onClick={() => setPromptOpen(true)}>
        {texts.cancel}
      </button>
    );
  }
  return (
    <div className={styles.sure} role="alert">
      <p>{problem || texts.cancelSure}</p>
      <div className={styles.sureButtons}>
        <button type="button" className={styles.danger} onClick={() => void cancel()} disabled={isBusy}>
          {texts.confirmCancel}
        </button>
        <button type="button" className={styles.quiet} onClick={back} disabled={isBusy}>
          {texts.cancelNo}
        </button>
      </div>
    </div>
  );
}
