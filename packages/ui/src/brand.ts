import type { JSX } from 'react';

/** Ten hex colours from the lightest (0) to the darkest (9). */
export type Scale = readonly [string, string, string, string, string, string, string, string, string, string];

/** Props of every brand mark. `height` is in px, and the width is proportional. */
export interface MarkProps {
  height?: number;
}

/** The look of one brand: colours, symbol and wordmark of a company. */
export interface Brand {
  id: string;
  /** Display name, e.g. in the page title. */
  name: string;
  /** Primary colours; `brandVariables` in ui/theme.ts chooses the step for each use. */
  scale: Scale;
  /** A second colour for details (never text), per colour scheme. */
  accent: { light: string; dark: string };
  /** Path of the favicon, on the panel's own origin. */
  faviconPath: string;
  /** The square mark; decorative, hidden from assistive technology. */
  Mark: (props: MarkProps) => JSX.Element;
  /** Symbol and name side by side. Screen readers read the brand's name. */
  Wordmark: (props: MarkProps) => JSX.Element;
}
