import type { ReactNode } from 'react';
import { useIsNarrow } from '../use-is-narrow.ts';
import classes from './page-frame.module.css';

interface PageFrameProps {
  /** Header, and what is to be known on every screen. */
  top: ReactNode;
  /** At the left of wide screens. */
  menu: ReactNode;
  /** It shows icons only. */
  isMenuFolded?: boolean;
  /** The screen takes all the width there is, however wide. */
  isWhole?: boolean;
  /** Beside the screen. */
  aside?: ReactNode;
  /** What lies over everything. */
  over?: ReactNode;
  children: ReactNode;
}

/** What stands around every screen: the way past it for keyboards, header, menu. The screen scrolls by itself. */
export function PageFrame({
  top,
  menu,
  isMenuFolded = false,
  isWhole,
  aside,
  over,
  children,
}: PageFrameProps) {
  const isNarrow = useIsNarrow();
  return (
    <div
      className={classes.frame}
      data-low-scroller
      data-scrolls
      data-menu-wide={!isNarrow && !isMenuFolded ? true : undefined}
    >
      <a className={classes.skip} href="#conteudo">
        Ir para o conteúdo
      </a>
      {top}
      <div className={classes.below}>
        {isNarrow ? null : (
          <div className={classes.menu} data-collapsed={isMenuFolded || undefined}>
            {menu}
          </div>
        )}
        <main
          id="conteudo"
          className={classes.main}
          data-whole={isWhole || undefined}
          data-scrolls
          tabIndex={-1}
        >
          {children}
        </main>
        {aside}
      </div>
      {over}
    </div>
  );
}
