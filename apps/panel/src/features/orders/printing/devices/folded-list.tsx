import type { DeviceRoutes, FoundPrinter } from '@comanda/domain/orders/printing/print-device';
import { Button } from '@comanda/ui/button/button.tsx';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './printers-section.module.css';
import { printerTexts } from './texts.ts';

/**
 * Lists up to this length show all printers. Longer lists show the first printers and those in use; a button
 * shows all.
 */
const maxWhole = 8;
const firstOnes = 5;

interface FoldedListProps {
  printers: readonly FoundPrinter[];
  /** Names of the printers in use. They stay visible, even if their use ends while the list is open. */
  used: readonly string[];
  children: (shown: readonly FoundPrinter[]) => ReactNode;
}

/** The printers of a list that may be very long, and the button that shows all other printers. */
export function FoldedList({ printers, used, children }: FoldedListProps) {
  const [isOpen, setOpen] = useState(false);
  const [usedAtFirst] = useState(used);
  const isShown = ({ name }: FoundPrinter, place: number) =>
    place < firstOnes || usedAtFirst.includes(name) || used.includes(name);
  const few = printers.length > maxWhole ? printers.filter(isShown) : printers;
  const rest = printers.length - few.length;
  return (
    <>
      {children(isOpen ? printers : few)}
      {rest > 0 ? (
        <div>
          <Button
            variant="subtle"
            className={classes.small}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? printerTexts.fewer : printerTexts.more(rest)}
            <IconChevronDown
              size={16}
              stroke={2}
              className={classes.chevron}
              data-open={isOpen || undefined}
              aria-hidden="true"
            />
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Text about the printers that have settings on a computer. */
export function printersText({
  defaultPrinter,
  printersByStation,
  optionsByPrinter,
}: DeviceRoutes): string[] {
  return [
    ...(defaultPrinter === null ? [] : [defaultPrinter]),
    ...Object.values(printersByStation).flat(),
    ...Object.keys(optionsByPrinter),
  ];
}
