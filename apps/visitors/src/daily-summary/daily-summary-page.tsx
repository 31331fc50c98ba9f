import { stopDailySummary } from '@comanda/contract/insight/insight/daily-summary.calls';
import { useState } from 'react';
import classes from '../shared/link-page.module.css';
import { LinkFace } from '../shared/link-page.tsx';
import { CallFailure, sendCall } from '../shared/send-call.ts';
import { dailySummaryTexts as texts } from './texts.ts';

type Face = 'asked' | 'stopping' | 'stopped' | 'invalid' | 'offline';

/**
 * Page that unsubscribes the receiver of the mail from the daily summary. Requires a click on a button,
 * because mail programs open links automatically.
 */
export function DailySummaryPage({ token }: { token: string }) {
  const [face, setFace] = useState<Face>('asked');
  const stop = async () => {
    setFace('stopping');
    try {
      await sendCall(stopDailySummary, { token });
      setFace('stopped');
    } catch (failure) {
      const isUnknown = failure instanceof CallFailure && failure.code === 'insight.link-invalid';
      setFace(isUnknown ? 'invalid' : 'offline');
    }
  };
  if (face === 'stopped')
    return <LinkFace tone="good" title={texts.stoppedTitle} lines={[texts.stoppedText]} />;
  if (face === 'invalid')
    return <LinkFace tone="bad" title={texts.invalidTitle} lines={[texts.invalidText]} />;
  const isOffline = face === 'offline';
  return (
    <LinkFace
      tone="wait"
      title={isOffline ? texts.offlineTitle : texts.title}
      lines={[isOffline ? texts.offlineText : texts.text]}
    >
      <button
        type="button"
        className={classes.primary}
        disabled={face === 'stopping'}
        onClick={() => void stop()}
      >
        {face === 'stopping' ? texts.stopping : isOffline ? texts.retry : texts.stop}
      </button>
    </LinkFace>
  );
}
