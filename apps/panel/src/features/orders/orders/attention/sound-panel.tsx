import { Button } from '@comanda/ui/button/button.tsx';
import { useId, useState } from 'react';
import { type ToneId, tones } from '../../../../shared/sound/tones.ts';
import { boardRinger, useRingerState } from './board-ringer.ts';
import { readNoticeState, switchNotices } from './desktop-notices.ts';
import classes from './sound-panel.module.css';
import { attentionTexts } from './texts.ts';

const silenceMs = 30_000;

function NoticeSwitch() {
  const [state, setState] = useState(readNoticeState);
  const hintId = useId();
  if (state === 'unsupported') return null;
  return (
    <div className={classes.notices}>
      <button
        type="button"
        role="switch"
        aria-checked={state === 'on'}
        aria-describedby={hintId}
        disabled={state === 'blocked'}
        className={`row-10 plain-button ${classes.switch}`}
        onClick={() => void switchNotices(state !== 'on').then(setState)}
      >
        <span className={classes.track} aria-hidden="true" />
        {attentionTexts.notifications}
      </button>
      <p id={hintId} className="muted-13">
        {state === 'blocked' ? attentionTexts.notificationsBlocked : attentionTexts.notificationsHint}
      </p>
    </div>
  );
}

/** The alert settings of this device: volume, tone, half a minute of silence, desktop notifications. */
export function SoundPanel() {
  const { settings, state } = useRingerState();
  const name = useId();
  return (
    <div className={`stack-14 ${classes.panel}`}>
      <label className={classes.volume}>
        <span className={classes.legend}>
          {attentionTexts.volume} <output>{Math.round(settings.volume * 100)}%</output>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(settings.volume * 100)}
          onChange={(event) => boardRinger.setSettings({ volume: Number(event.currentTarget.value) / 100 })}
          onPointerUp={() => boardRinger.preview()}
        />
      </label>
      <fieldset className={classes.tones}>
        <legend className={classes.legend}>{attentionTexts.tone}</legend>
        {Object.values(tones).map((tone) => (
          <label key={tone.id} className={`row-10 ${classes.tone}`}>
            <input
              type="radio"
              name={name}
              checked={settings.tone === tone.id}
              onChange={() => choose(tone.id)}
            />
            {tone.label}
          </label>
        ))}
      </fieldset>
      <Button
        variant="default"
        isWide
        onClick={() => boardRinger.silenceFor(state === 'silenced' ? 0 : silenceMs)}
      >
        {state === 'silenced' ? attentionTexts.ringAgain : attentionTexts.silence}
      </Button>
      <NoticeSwitch />
      <p className={`stack ${classes.check}`}>
        <a href="/verificacao">{attentionTexts.check}</a>
        <span className="muted-13">{attentionTexts.checkHint}</span>
      </p>
    </div>
  );
}

function choose(tone: ToneId): void {
  boardRinger.setSettings({ tone });
  boardRinger.preview(tone);
}
