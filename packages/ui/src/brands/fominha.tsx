import type { Brand, MarkProps } from '../brand.ts';

/** Colour of the logo only. Buttons are plum, because berry is close to the red of danger. */
const berry = '#c2236a';

/** A round, hungry face: one eye, a wide smile and a bite taken out of its corner. */
function Mark({ height = 28 }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={height} height={height} aria-hidden="true" focusable="false">
      <path
        d="M18.6 1.2A15 15 0 1 0 30.8 13.4a4.2 4.2 0 0 1-5.2-3 4.6 4.6 0 0 1-4.9-4.6 4.2 4.2 0 0 1-2.1-4.6z"
        fill={berry}
      />
      <circle cx="12" cy="12.4" r="2" fill="#fff" />
      <path
        d="M8.6 18.6c1.4 3.4 4.2 5 7.4 5s6-1.6 7.4-5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="27.6" cy="4.4" r="1.9" fill="var(--brand-accent)" />
    </svg>
  );
}

function Wordmark({ height = 28 }: MarkProps) {
  return (
    <span
      role="img"
      aria-label="Fominha"
      style={{ display: 'inline-flex', alignItems: 'center', gap: height * 0.26 }}
    >
      <Mark height={height} />
      <svg viewBox="0 0 93 28" height={height} aria-hidden="true" focusable="false">
        <text x="0" y="20.5" textLength="88" fontSize="20.5" fontWeight="850" fill="var(--text-strong)">
          fominha
        </text>
      </svg>
    </span>
  );
}

/** The cheerful variant: berry and plum with a mustard crumb. */
export const fominha: Brand = {
  id: 'fominha',
  name: 'Fominha',
  scale: [
    '#fbf0fa',
    '#f4dcf2',
    '#e8b6e3',
    '#db90d3',
    '#dd8fd6',
    '#cf75c6',
    '#84237a',
    '#6e1b66',
    '#571551',
    '#3d0e39',
  ],
  accent: { light: '#e8a900', dark: '#ffcb3d' },
  faviconPath: '/favicon-fominha.svg',
  Mark,
  Wordmark,
};
