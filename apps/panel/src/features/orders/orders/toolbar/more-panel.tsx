import toolButton from '@comanda/ui/button/tool-button.module.css';
import { Kbd } from '@comanda/ui/label/kbd.tsx';
import { IconBaselineDensitySmall, IconColumns3, IconKeyboard, IconListSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paletteOpening } from '../../../../shared/palette/palette-opening.ts';
import { filterTexts } from '../filters/texts.ts';
import { capOf, capsOf } from '../keyboard/key-table.ts';
import type { Density } from '../list/card/density.ts';
import { texts, toolTexts } from '../texts.ts';
import classes from './more-panel.module.css';

interface MorePanelProps {
  density: Density;
  onDensity: () => void;
  /** True if orders are in columns; null if the screen is too narrow for columns. */
  areColumns: boolean | null;
  onColumns: () => void;
  onHelp: () => void;
  /** The tools that do not fit in the bar. */
  tools: ReactNode;
  onDone: () => void;
}

const icon = { size: 19, stroke: 1.75, 'aria-hidden': true } as const;

/** The layout of the list, every command, and the keys. */
export function MorePanel(props: MorePanelProps) {
  const { density, onDensity, areColumns, onColumns, onHelp, tools, onDone } = props;
  const done = (run: () => void) => () => {
    onDone();
    run();
  };
  return (
    <div className={classes.panel}>
      {tools ? <div className={`cluster-8 ${classes.tools}`}>{tools}</div> : null}
      <button
        type="button"
        className={`card text-14 ${toolButton.button}`}
        data-wide
        aria-pressed={density === 'compact'}
        aria-keyshortcuts={capOf('density')}
        onClick={onDensity}
      >
        <IconBaselineDensitySmall {...icon} />
        {filterTexts.compact}
        <Kbd>{capOf('density')}</Kbd>
      </button>
      {areColumns === null ? null : (
        <button
          type="button"
          className={`card text-14 ${toolButton.button}`}
          data-wide
          aria-pressed={areColumns}
          onClick={done(onColumns)}
        >
          <IconColumns3 {...icon} />
          {toolTexts.columns}
        </button>
      )}
      <button
        type="button"
        className={`card text-14 ${toolButton.button}`}
        data-wide
        aria-keyshortcuts="Control+K Meta+K"
        onClick={done(paletteOpening.open)}
      >
        <IconListSearch {...icon} />
        {filterTexts.commands}
        <Kbd>{capsOf('palette').join(' ')}</Kbd>
      </button>
      <button
        type="button"
        className={`card text-14 ${toolButton.button}`}
        data-wide
        aria-keyshortcuts={capOf('help')}
        onClick={done(onHelp)}
      >
        <IconKeyboard {...icon} />
        {texts.keyboardHelp}
        <Kbd>{capOf('help')}</Kbd>
      </button>
    </div>
  );
}
