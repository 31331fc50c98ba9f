import type { Brand, MarkProps } from '../brand.ts';

/** Colour of the logo only, because red means danger in all other places. */
const tomato = '#d3402b';

/** A kitchen ticket with a torn edge, on a tomato tile. */
function Mark({ height = 28 }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={height} height={height} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill={tomato} />
      <path
        d="M10 7.8v16.4l2-1.5 2 1.5 2-1.5 2 1.5 2-1.5 2 1.5V7.8z M13.4 12.2h5.2 M13.4 16.2h5.2"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

function Wordmark({ height = 28 }: MarkProps) {
  return (
    <span
      role="img"
      aria-label="Comanda"
      style={{ display: 'inline-flex', alignItems: 'center', gap: height * 0.28 }}
    >
      <Mark height={height} />
      <svg viewBox="0 0 95 28" height={height} aria-hidden="true" focusable="false">
        <text x="0" y="20.5" textLength="94" fontSize="20" fontWeight="750" fill="var(--text-strong)">
          comanda
        </text>
      </svg>
    </span>
  );
}

/** The product's own brand. It is also the default for companies without a brand. */
export const comanda: Brand = {
  id: 'comanda',
  name: 'Comanda',
  scale: [
    '#e9f4f6',
    '#d2e8ed',
    '#a6d3dc',
    '#7cc0cd',
    '#6fcadb',
    '#4fb6c9',
    '#0d5c6e',
    '#0a4b5a',
    '#083c48',
    '#062b34',
  ],
  accent: { light: '#f2b33d', dark: '#f2b33d' },
  faviconPath: '/favicon-comanda.svg',
  Mark,
  Wordmark,
};
