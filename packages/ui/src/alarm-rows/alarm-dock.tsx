import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useRoomTaken } from '../use-room-taken.ts';
import { whenUntouched } from '../use-untouched.ts';
import classes from './alarm-rows.module.css';
import { offerDockSlot } from './dock-slot.ts';

interface Dock {
  /** Id of the only visible row while the others are folded. Null while all rows are visible. */
  onlyId: string | null;
  /** Registers a row. Returns a function that removes the row. */
  put(id: string, row: HTMLElement): () => void;
}

const DockContext = createContext<Dock | null>(null);

/** Adds a row to the surrounding dock. Returns true while the row is folded, which means hidden. */
export function useDockedRow(row: RefObject<HTMLElement | null>): boolean {
  const dock = useContext(DockContext);
  const id = useId();
  const put = dock?.put;
  useLayoutEffect(() => (row.current ? put?.(id, row.current) : undefined), [id, put, row]);
  return dock !== null && dock.onlyId !== null && dock.onlyId !== id;
}

interface AlarmDockProps {
  /** Name of the dock for screen readers. */
  label: string;
  /** Returns the text of the button that unfolds `count` hidden rows. */
  moreText: (count: number) => string;
  foldText: string;
  /** Name of the unfold button if there is only one row. */
  unfoldText: string;
  /** True: the line shows the counts in {@link dockSlot} at any width. */
  hasCounts?: boolean;
  /** Lists of alarms ({@link AlarmRows}), the most urgent list first. */
  children: ReactNode;
}

/**
 * Alarms that a user must handle, in one line below the screen: the most urgent row and a button for the
 * others. The dock takes its own space and covers nothing. It does not change while the user touches it.
 */
export function AlarmDock(props: AlarmDockProps) {
  const { label, moreText, foldText, unfoldText, hasCounts = false, children } = props;
  const line = useRef<HTMLElement>(null);
  // Reports the line's height, so that other bars at the bottom are placed above this line.
  useRoomTaken(line, '--dock');
  const rows = useRef(new Map<string, HTMLElement>());
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const rowsId = useId();
  const [first = null, ...others] = ids;
  if (first === null && isOpen) setOpen(false);

  const dock = useMemo(() => {
    const count = () => {
      const inOrder = [...rows.current].sort(([, one], [, other]) =>
        one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
      setIds(inOrder.map(([id]) => id));
    };
    return {
      put: (id: string, row: HTMLElement) => {
        rows.current.set(id, row);
        whenUntouched(count);
        return () => {
          rows.current.delete(id);
          whenUntouched(count);
        };
      },
    };
  }, []);
  const context = useMemo(() => ({ ...dock, onlyId: isOpen ? null : (first ?? '') }), [dock, isOpen, first]);
  return (
    <aside
      ref={line}
      className={classes.dock}
      aria-label={label}
      data-alarm-dock
      data-open={isOpen || undefined}
      hidden={first === null}
    >
      <div id={rowsId} className={`fill ${classes.all}`}>
        <DockContext value={context}>{children}</DockContext>
      </div>
      <div ref={offerDockSlot} className={classes.slot} data-dock-slot={hasCounts ? 'always' : ''} />
      <button
        type="button"
        className={`inline-4 plain-button ${classes.unfold}`}
        aria-expanded={isOpen}
        aria-controls={rowsId}
        aria-label={isOpen ? foldText : others.length > 0 ? moreText(others.length) : unfoldText}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen || others.length === 0 ? null : (
          <span className={classes.count} aria-hidden="true">
            +{others.length}
          </span>
        )}
        {isOpen ? (
          <IconChevronDown size={18} aria-hidden="true" />
        ) : (
          <IconChevronUp size={18} aria-hidden="true" />
        )}
      </button>
    </aside>
  );
}
