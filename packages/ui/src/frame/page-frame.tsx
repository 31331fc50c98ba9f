import type { ReactNode } from 'react';
import { useIsNarrow } from '../use-is-narrow.ts';
import classes from './page-frame.module.css';

interface PageFrameProps {
  /** Header and notices of every screen. */
  top: ReactNode;
  /** The menu, on the left of wide screens. */
  menu: ReactNode;
  /** True: the menu shows only icons. */
  isMenuFolded?: boolean;
  /** True: the screen uses the whole width of any window. */
  isWhole?: boolean;
  /** Panel next to the screen. */
  aside?: ReactNode;
  /** Content over the whole frame. */
  over?: ReactNode;
  children: ReactNode;
}

/**
 * Frame of every screen: a skip link for keyboard users, the header and the menu. Each screen scrolls its own
 * content.
 */
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
