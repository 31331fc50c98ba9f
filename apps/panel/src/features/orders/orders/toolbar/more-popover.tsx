import toolButton from '@comanda/ui/button/tool-button.module.css';
import { createLazyPart } from '@comanda/ui/lazy-part.tsx';
import { Popover } from '@comanda/ui/popover/popover.tsx';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { toolTexts } from '../texts.ts';
import type { MorePanel } from './more-panel.tsx';

type MorePanelProps = Parameters<typeof MorePanel>[0];
const panel = createLazyPart(async () => (await import('./more-panel.tsx')).MorePanel);

/** A button that opens rarely used actions. On a narrow screen it also opens the tools. */
export function MorePopover({ tools, ...choices }: Omit<MorePanelProps, 'onDone'> & { tools: ReactNode }) {
  useEffect(panel.prefetchWhenIdle, []);
  return (
    <Popover
      label={toolTexts.more}
      anchor={(anchor) => (
        <button
          {...anchor}
          type="button"
          className={`card text-14 ${toolButton.button}`}
          aria-label={toolTexts.more}
        >
          <IconDots size={20} stroke={2} aria-hidden="true" />
        </button>
      )}
    >
      {(close) => <panel.Part tools={tools} {...choices} onDone={close} />}
    </Popover>
  );
}
