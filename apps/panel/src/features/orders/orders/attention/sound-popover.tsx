import iconButton from '@comanda/ui/icon-button.module.css';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useRingerState } from './board-ringer.ts';
import { attentionTexts } from './texts.ts';

const panel = createLazyPart(async () => (await import('./sound-panel.tsx')).SoundPanel);

/** Button that opens the alert settings. Its icon shows if the sound is off or blocked. */
export function SoundPopover() {
  const { settings, state } = useRingerState();
  const isQuiet = settings.volume === 0 || state === 'silenced';
  useEffect(panel.prefetchWhenIdle, []);
  return (
    <Popover
      label={attentionTexts.sound}
      anchor={(anchor) => (
        <button {...anchor} type="button" className={iconButton.button} aria-label={attentionTexts.sound}>
          {isQuiet ? (
            <IconBellOff size={20} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconBell size={20} stroke={1.75} aria-hidden="true" />
          )}
        </button>
      )}
    >
      {() => <panel.Part />}
    </Popover>
  );
}
