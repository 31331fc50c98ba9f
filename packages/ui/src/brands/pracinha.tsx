import type { Brand, MarkProps } from '../brand.ts';

/** The tree and the bench of a small town's square, on a paving stone. */
function Mark({ height = 28 }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={height} height={height} aria-hidden="true" focusable="false">
      <path
        d="M16 0.8 31.2 16 16 31.2 0.8 16z"
        fill="var(--brand-fill)"
        stroke="var(--brand-fill)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M16 24.6v-8.4M16 19.6l3.2-2.6M10.4 24.6h11.2"
        fill="none"
        stroke="var(--brand-on-fill)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M16 6.2a4.4 4.4 0 0 1 4.2 3.1 3.8 3.8 0 0 1-.9 7.5h-6.6a3.8 3.8 0 0 1-.9-7.5A4.4 4.4 0 0 1 16 6.2z"
        fill="var(--brand-on-fill)"
      />
      <circle cx="18.4" cy="11.8" r="1.7" fill="var(--brand-accent)" />
    </svg>
  );
}

function Wordmark({ height = 28 }: MarkProps) {
  return (
    <span
      role="img"
      aria-label="Pracinha"
      style={{ display: 'inline-flex', alignItems: 'center', gap: height * 0.24 }}
    >
      <Mark height={height} />
      <svg viewBox="0 0 94 28" height={height} aria-hidden="true" focusable="false">
        <text x="0" y="20.5" textLength="92" fontSize="19.5" fontWeight="600" fill="var(--text-strong)">
          pracinha
        </text>
      </svg>
    </span>
  );
}

/** The neighbourhood variant: deep teal with a tangerine. */
export const pracinha: Brand = {
  id: 'pracinha',
  name: 'Pracinha',
  scale: [
    '#eaf8f7',
    '#d3f0ee',
    '#a6dfdb',
    '#74cbc6',
    '#48b8b2',
    '#2aa6a0',
    '#0b7a75',
    '#096561',
    '#08514e',
    '#063b39',
  ],
  accent: { light: '#f08a24', dark: '#ff9f43' },
  faviconPath: '/favicon-pracinha.svg',
  Mark,
  Wordmark,
};
