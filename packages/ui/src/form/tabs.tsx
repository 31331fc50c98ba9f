import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { FADE_PX, fading, markEnds } from '../scroll-ends.ts';
import classes from './tabs.module.css';

interface TabsProps<Tab extends string> {
  /** Name of the row of tabs, for screen readers. */
  label: string;
  /** A disabled tab cannot be chosen yet. */
  tabs: readonly { tab: Tab; title: string; isDisabled?: boolean }[];
  current: Tab;
  onChange: (tab: Tab) => void;
  /** Content of the current tab. */
  children: ReactNode;
}

/** A row of tabs and the panel of the current tab. Arrow keys, Home and End move along the row. */
export function Tabs<Tab extends string>({ label, tabs, current, onChange, children }: TabsProps<Tab>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // If the tabs do not fit, the row scrolls to the current tab, also after a resize. The row fades at an end
  // with hidden tabs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current tab changes.
  useLayoutEffect(() => {
    const place = row.current;
    const tab = place?.querySelector('[aria-selected="true"]');
    if (!place || !tab) return;
    const show = () => {
      const [room, own] = [place.getBoundingClientRect(), tab.getBoundingClientRect()];
      if (own.right > room.right - FADE_PX) place.scrollLeft += own.right - room.right + FADE_PX;
      if (own.left < room.left + FADE_PX) place.scrollLeft -= room.left - own.left + FADE_PX;
      markEnds(place);
    };
    show();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(show);
    observer.observe(place);
    return () => observer.disconnect();
  }, [current]);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const open = tabs.filter(({ isDisabled }) => isDisabled !== true);
    const place = open.findIndex(({ tab }) => tab === current);
    const places: Record<string, number> = {
      ArrowRight: (place + 1) % open.length,
      ArrowLeft: (place + open.length - 1) % open.length,
      Home: 0,
      End: open.length - 1,
    };
    const target = places[event.key];
    const next = target === undefined ? undefined : open[target];
    if (!next) return;
    event.preventDefault();
    onChange(next.tab);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')[target ?? 0]?.focus();
  };
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={`${classes.row} ${fading}`}
        onKeyDown={move}
        onScroll={({ currentTarget }) => markEnds(currentTarget)}
      >
        {tabs.map(({ tab, title, isDisabled }) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            className={`plain-button text-15 ${classes.tab}`}
            disabled={isDisabled}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onChange(tab)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`} className="shrink">
        {children}
      </div>
    </>
  );
}
