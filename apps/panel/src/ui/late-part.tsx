import { type ComponentType, useEffect, useState } from 'react';

const calmAfterMs = 3000;

/** A part of a screen whose code comes when it is wanted. */
export interface LatePart<Props extends object> {
  /** Shows the part; nothing until its code is here, and nothing at all when it cannot be fetched. */
  Part: ComponentType<Props>;
  /** Fetches the code soon after the start, so that it is here when it is wanted. Returns how not to. */
  fetchWhenCalm(): () => void;
}

/** Keeps the code of a part out of the screen's first load. `load` imports it; a failed import is tried again. */
export function createLatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchOnce = async () => {
    // A part that cannot be fetched is missed, nothing more: it breaks no screen.
    loaded ??= await load().catch(() => null);
    return loaded;
  };
  return {
    Part: function Late(props: Props) {
      const [shown, setShown] = useState(() => loaded && { Part: loaded });
      useEffect(() => {
        let isGone = false;
        void fetchOnce().then((Part) => {
          if (Part && !isGone) setShown((before) => before ?? { Part });
        });
        return () => {
          isGone = true;
        };
      }, []);
      return shown ? <shown.Part {...props} /> : null;
    },
    fetchWhenCalm: () => {
      const timer = setTimeout(() => void fetchOnce(), calmAfterMs);
      return () => clearTimeout(timer);
    },
  };
}
