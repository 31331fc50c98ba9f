import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import frame from '../field-frame.module.css';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from '../field-props.ts';
import input from './input-field.module.css';
import classes from './pick-field.module.css';

export interface PickOption {
  key: string;
  label: string;
  /** Small text next to the option. */
  hint?: string;
  icon?: ReactNode;
}

interface PickFieldProps extends FieldProps<string> {
  placeholder?: string;
  /** Matches for the typed text, best first. */
  options: readonly PickOption[];
  onPick: (key: string) => void;
  /** Text that is shown if no option matches. */
  none: string;
}

/**
 * The user types, picks one of the found options, and may pick more. After a pick, the field is empty and has
 * the focus. Arrow keys move in the list, Enter picks, and the first Escape closes the list.
 */
export function PickField(props: PickFieldProps) {
  const { placeholder, options, onPick, none, value, onChange, disabled } = props;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const at = Math.min(active, options.length - 1);
  const type = (text: string) => {
    onChange(text);
    setActive(0);
    setOpen(true);
  };
  const pick = (option: PickOption | undefined) => {
    if (option === undefined) return;
    onPick(option.key);
    type('');
    setOpen(false);
  };
  const move = (to: number) => {
    setOpen(true);
    const next = options.length === 0 ? 0 : (to + options.length) % options.length;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(isOpen ? at + 1 : at),
      ArrowUp: () => move(at - 1),
      // Enter must not send the surrounding form.
      Enter: () => (isOpen ? pick(options[at]) : setOpen(true)),
      Escape: isOpen ? () => setOpen(false) : undefined,
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <FieldFrame {...props}>
      {(control) => (
        <div className="relative">
          <span className={input.box} data-before="">
            <span className={input.before}>
              <IconSearch size={18} stroke={1.75} aria-hidden="true" />
            </span>
            <input
              {...control}
              type="text"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-activedescendant={isOpen && options[at] ? `${id}-${at}` : undefined}
              className={frame.control}
              placeholder={placeholder}
              value={value}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              onClick={() => setOpen(true)}
              onBlur={() => setOpen(false)}
            />
          </span>
          {isOpen && !disabled ? (
            <div className={`card ${classes.panel}`}>
              {options.length === 0 ? <p className={`text-14 ${classes.none}`}>{none}</p> : null}
              <div
                ref={list}
                id={`${id}-list`}
                role="listbox"
                aria-label={props.label}
                className="plain-list"
              >
                {options.map((option, index) => (
                  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles keys
                  <div
                    key={option.key}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === at}
                    className={`row-10 ${classes.option}`}
                    // The focus must stay in the field.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => pick(option)}
                  >
                    {option.icon}
                    <span className={`fill ${classes.label}`}>{option.label}</span>
                    {option.hint ? <span className={`muted-13 ${classes.hint}`}>{option.hint}</span> : null}
                  </div>
                ))}
              </div>
            </div>
          ) : null}
        </div>
      )}
    </FieldFrame>
  );
}
