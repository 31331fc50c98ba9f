import { CardListSkeleton, Skeleton } from '@comanda/ui/faces/skeletons.tsx';
import header from '@comanda/ui/frame/header-bar.module.css';
import frame from '@comanda/ui/frame/page-frame.module.css';
import { IconSearch } from '@tabler/icons-react';
import board from '../features/orders/orders/board/orders-board.module.css';
import list from '../features/orders/orders/list/list-face.module.css';
import { texts } from '../features/orders/orders/texts.ts';
import toolbar from '../features/orders/orders/toolbar/board-toolbar.module.css';
import search from '../features/orders/orders/toolbar/search-box.module.css';
import { shellTexts } from './texts.ts';

/** The frame and the board without user data, so the result is the same for every store and brand. */
export function OrdersShell() {
  return (
    <div className={frame.frame}>
      <header className={header.header}>
        <Skeleton width={120} height={20} />
      </header>
      <div className={frame.below}>
        <div className={frame.menu} data-shell-menu />
        <main className={frame.main}>
          <div className={`fill ${board.board}`}>
            <div className={toolbar.toolbar}>
              <h1 data-spoken>{texts.title}</h1>
              <div className={`row-8 ${toolbar.tools}`}>
                <div className={`row-8 ${search.search}`}>
                  <IconSearch size={19} stroke={1.75} />
                  <span className={`fill ${search.input}`}>{texts.search}</span>
                </div>
              </div>
            </div>
            <div className={board.panes}>
              <div className={board.list}>
                <div className={list.loading}>
                  <CardListSkeleton count={6} />
                </div>
                <p data-slow-start>
                  <strong>{shellTexts.slow}</strong> {shellTexts.slowHint}
                </p>
              </div>
            </div>
          </div>
        </main>
      </div>
    </div>
  );
}
