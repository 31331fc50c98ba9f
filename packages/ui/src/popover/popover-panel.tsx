import { type MouseEvent, useEffect, useRef } from 'react';
import { Floating, type FloatingProps } from './floating.tsx';

/** The open panel of a popover. Its first control has the focus. Following a link closes the panel. */
export function PopoverPanel({ children, ...props }: FloatingProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-autofocus], button, input, a[href]')?.focus();
  }, []);
  // Without this, a panel of the header would stay open after a change of screens, and would cover the new
  // screen.
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) props.onClose();
  };
  return (
    <Floating {...props}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are operated */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div ref={panel} onClick={closeAfterLink}>
        {children}
      </div>
    </Floating>
  );
}
