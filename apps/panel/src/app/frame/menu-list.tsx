import classes from '@comanda/ui/frame/menu-rows.module.css';
import { Tooltip } from '@comanda/ui/label/tooltip.tsx';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { MenuEntry, MenuNode, MenuSection } from '../menu.ts';
import { entryIcons, groupIcons } from './menu-icons.ts';

interface MenuListProps {
  nodes: readonly MenuNode[];
  activePath: string | null;
  isCollapsed: boolean;
  /** Called when the user clicks a group while the menu shows only icons. */
  onExpand: () => void;
  /** Called when a screen is chosen. */
  onChoose: () => void;
}

/**
 * Entries and groups of the menu; the group of the current screen starts open.
 * Icons have a tooltip only while their labels are hidden.
 */
export function MenuList({ nodes, ...rest }: MenuListProps) {
  // Groups opened (true) or closed (false) by the user; a change of the screen does not reset them.
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const choose = (group: string, isOpen: boolean) => setChoices({ ...choices, [group]: isOpen });
  return <MenuNodes {...rest} nodes={nodes} choices={choices} choose={choose} />;
}

interface MenuNodesProps extends MenuListProps {
  choices: Readonly<Record<string, boolean>>;
  choose: (group: string, isOpen: boolean) => void;
}

function MenuNodes(props: MenuNodesProps) {
  const { nodes, activePath, isCollapsed, onExpand, onChoose, choices, choose } = props;
  return (
    <ul className={classes.list} data-collapsed={isCollapsed || undefined}>
      {nodes.map((node) => {
        if (node.kind === 'entry') {
          return (
            <li key={node.path}>
              <EntryLink entry={node} activePath={activePath} isCollapsed={isCollapsed} onChoose={onChoose} />
            </li>
          );
        }
        const holdsActive = node.sections.some(({ entries }) =>
          entries.some(({ path }) => path === activePath),
        );
        const isOpen = !isCollapsed && (choices[node.group] ?? holdsActive);
        const toggle = () => {
          if (isCollapsed) onExpand();
          choose(node.group, !isOpen);
        };
        return (
          <MenuGroupItem
            key={node.group}
            node={node}
            {...{ activePath, isCollapsed, isOpen, holdsActive, toggle, onChoose }}
          />
        );
      })}
    </ul>
  );
}

interface MenuGroupItemProps {
  node: Extract<MenuNode, { kind: 'group' }>;
  activePath: string | null;
  isCollapsed: boolean;
  isOpen: boolean;
  holdsActive: boolean;
  toggle: () => void;
  onChoose: () => void;
}

function MenuGroupItem(props: MenuGroupItemProps) {
  const { node, activePath, isCollapsed, isOpen, holdsActive, toggle, onChoose } = props;
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const Icon = groupIcons[node.group];
  useEffect(() => {
    // A group at the foot of the menu unfolds below the visible area, so scroll to it.
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} data-group>
      <Tooltip text={isCollapsed ? node.label : ''}>
        {(hint) => (
          <button
            type="button"
            className={classes.row}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            data-active={(holdsActive && isCollapsed) || undefined}
            onClick={toggle}
            {...hint}
          >
            <Icon size={22} stroke={1.75} aria-hidden="true" className={classes.icon} />
            <span className={classes.label} data-spoken={isCollapsed || undefined}>
              {node.label}
            </span>
            <IconChevronDown size={16} aria-hidden="true" className={classes.chevron} />
          </button>
        )}
      </Tooltip>
      {isOpen ? (
        <div id={id} className={classes.inside}>
          {node.sections.map((section) => (
            <GroupSection key={section.heading ?? ''} {...{ section, activePath, onChoose }} />
          ))}
        </div>
      ) : null}
    </li>
  );
}

function GroupSection(props: { section: MenuSection; activePath: string | null; onChoose: () => void }) {
  const { section, activePath, onChoose } = props;
  const headingId = useId();
  return (
    <>
      {section.heading === null ? null : (
        <p id={headingId} className={classes.heading}>
          {section.heading}
        </p>
      )}
      <ul aria-labelledby={section.heading === null ? undefined : headingId}>
        {section.entries.map((entry) => (
          <li key={entry.path}>
            <EntryLink entry={entry} activePath={activePath} isCollapsed={false} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface EntryLinkProps {
  entry: MenuEntry;
  activePath: string | null;
  isCollapsed: boolean;
  onChoose: () => void;
}

function EntryLink({ entry, activePath, isCollapsed, onChoose }: EntryLinkProps) {
  const Icon = entryIcons[entry.path];
  const isActive = entry.path === activePath;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const entry = link.current;
    if (!isActive || entry === null) return;
    const show = () => entry.scrollIntoView({ block: 'nearest' });
    show();
    // Scrolls again when the alarm line makes the menu shorter.
    const menu = entry.closest('nav');
    if (menu === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(show);
    observer.observe(menu);
    return () => observer.disconnect();
  }, [isActive]);
  const inner = (
    <>
      {Icon ? <Icon size={22} stroke={1.75} aria-hidden="true" className={classes.icon} /> : null}
      <span className={classes.label} data-spoken={isCollapsed || undefined}>
        {entry.label}
        {entry.note ? (
          <>
            {' '}
            <span className={classes.note}>{entry.note}</span>
          </>
        ) : null}
      </span>
    </>
  );
  return (
    <Tooltip text={isCollapsed ? entry.label : ''}>
      {(hint) => (
        <Link
          ref={link}
          to={entry.path}
          className={classes.row}
          activeOptions={{ exact: true }}
          data-active={isActive || undefined}
          aria-current={isActive ? 'page' : undefined}
          onClick={onChoose}
          {...hint}
        >
          {inner}
        </Link>
      )}
    </Tooltip>
  );
}
