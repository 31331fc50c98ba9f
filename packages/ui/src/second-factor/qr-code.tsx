import { encodeQR } from 'qr';
import { useMemo } from 'react';
import classes from './second-factor-setup.module.css';

/** Width of the white border around the code, in modules. Cameras need this border. */
const QUIET = 4;

/**
 * Draws a QR code as one path. The code is dark on white in every colour scheme, because cameras need that.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
    return { size: rows.length, path: rows.map(rowPath).join('') };
  }, [text]);
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Draws the dark modules of a row. Adjacent dark modules form one bar. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    let end = x;
    while (row[end]) end += 1;
    path += `M${x} ${y}h${end - x}v1h-${end - x}z`;
    x = end;
  }
  return path;
}
