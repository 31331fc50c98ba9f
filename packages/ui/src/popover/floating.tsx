import type { ReactNode, RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import classes from './floating.module.css';

export interface FloatingProps {
  label: string;
  /** The element that the floating part is placed beside. */
  place: RefObject<HTMLElement | null>;
  align?: 'start' | 'end';
  isAtFoot: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The floating frame of popovers and menus. The library places it where there is space. */
export function Floating({ label, place, align = 'end', isAtFoot, onClose, children }: FloatingProps) {
  return (
    <I18nProvider locale="pt-BR">
      <Popover
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        triggerRef={place}
        placement={`bottom ${align}`}
        offset={6}
        aria-label={label}
        className={`card ${classes.panel}`}
        data-at-foot={isAtFoot || undefined}
        style={{ zIndex: 200 }}
      >
        {children}
      </Popover>
    </I18nProvider>
  );
}
