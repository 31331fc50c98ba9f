import { providerMay } from '@comanda/domain/people/provider/permissions';
import classes from '@comanda/ui/frame/menu-rows.module.css';
import { useQueries } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { QUEUES, waitingQuery } from '../../features/insight/waiting/queues.ts';
import { useProviderSession } from '../../shared/session/session-store.ts';
import { MENU_GROUPS, type Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';
import { consoleTexts } from '../texts.ts';

/**
 * Lists the screens that this user may open, in groups. Shows the number of pending items beside each queue.
 */
export function MenuList({ onChoose }: { onChoose?: () => void }) {
  const session = useProviderSession();
  const shown = SCREENS.filter(({ permission, menu }) => menu !== null && providerMay(session, permission));
  const counts = useCounts();
  const entry = (screen: Screen) => (
    <MenuEntry key={screen.path} screen={screen} count={counts.get(screen.path) ?? 0} onChoose={onChoose} />
  );
  return (
    <>
      <ul className={classes.list}>{shown.filter(({ menu }) => menu?.group === undefined).map(entry)}</ul>
      {MENU_GROUPS.map((group) => {
        const screens = shown.filter(({ menu }) => menu?.group === group);
        return screens.length === 0 ? null : (
          <MenuSection key={group} heading={group}>
            {screens.map(entry)}
          </MenuSection>
        );
      })}
    </>
  );
}

function MenuSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <p id={id} className={classes.heading}>
        {heading}
      </p>
      <ul className={classes.list} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

interface MenuEntryProps {
  screen: Screen;
  count: number;
  onChoose: (() => void) | undefined;
}

function MenuEntry({ screen: { path, menu }, count, onChoose }: MenuEntryProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isActive = useRouterState({ select: ({ location }) => isWithin(location.pathname, path) });
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return menu === null ? null : (
    <li>
      <Link
        ref={link}
        to={path}
        className={classes.row}
        activeOptions={{ exact: path === '/', includeSearch: false }}
        // The count is only in the title, so that the link's name stays equal to the screen's name.
        title={count === 0 ? undefined : consoleTexts.waiting(count)}
        onClick={onChoose}
      >
        <menu.Icon size={22} stroke={1.75} aria-hidden="true" className={classes.icon} />
        <span className={classes.label}>{menu.label}</span>
        {count === 0 ? null : (
          <span className={classes.count} aria-hidden="true">
            {count}
          </span>
        )}
      </Link>
    </li>
  );
}

const isWithin = (pathname: string, path: string) =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** Returns the number of pending items by screen, refreshed once a minute. */
function useCounts(): ReadonlyMap<string, number> {
  const session = useProviderSession();
  const queues = QUEUES.filter(({ permission }) => providerMay(session, permission));
  // On 'Início' the cards already refetch these counts.
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  return useQueries({
    queries: queues.map((queue) => ({
      ...waitingQuery(queue),
      ...(isHome && { refetchInterval: false as const }),
    })),
    combine: (answers) => new Map(answers.map(({ data }, at) => [queues[at]?.to ?? '', data?.count ?? 0])),
  });
}
