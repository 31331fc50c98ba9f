import type { JSX } from 'react';

/** Ten hex colours from the lightest (0) to the darkest (9). */
export type Scale = readonly [string, string, string, string, string, string, string, string, string, string];

/** The drawing props every brand mark takes: its height in px; the width follows. */
export interface MarkProps {
  height?: number;
}

/** Everything that makes the panel look like one brand: a company's colours, symbol and word-mark. */
export interface Brand {
  id: string;
  /** As a person reads it, e.g. in the page title. */
  name: string;
  /** Primary colours; which step is used where is decided by `brandVariables` in ui/theme.ts. */
  scale: Scale;
  /** A second colour for small touches (never text), per colour scheme. */
  accent: { light: string; dark: string };
  /** Path of the favicon on the panel's own origin. */
  faviconPath: string;
  /** The square mark; decorative, hidden from assistive technology. */
  Mark: (props: MarkProps) => JSX.Element;
  /** Symbol and name side by side; announced by the brand's name. */
  Wordmark: (props: MarkProps) => JSX.Element;
}
