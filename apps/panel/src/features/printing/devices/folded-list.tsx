import type { DeviceRoutes, FoundPrinter } from '@comanda/domain/printing/print-device';
import { Button } from '@comanda/ui/button/button.tsx';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './printers-section.module.css';
import { printerTexts } from './texts.ts';

/** As many are shown whole; of more only the first and those in use, until somebody wants all. */
const mostWhole = 8;
const firstOnes = 5;

interface FoldedListProps {
  printers: readonly FoundPrinter[];
  /** What this list is about is in use: it is shown, also when it is not any more. */
  used: readonly string[];
  children: (shown: readonly FoundPrinter[]) => ReactNode;
}

/** The printers of a list that may be very long, and the button that shows the rest of it. */
export function FoldedList({ printers, used, children }: FoldedListProps) {
  const [isOpen, setOpen] = useState(false);
  const [usedAtFirst] = useState(used);
  const isShown = ({ name }: FoundPrinter, place: number) =>
    place < firstOnes || usedAtFirst.includes(name) || used.includes(name);
  const few = printers.length > mostWhole ? printers.filter(isShown) : printers;
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

/** Every printer a computer was told anything about. */
export function printersTold({
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
