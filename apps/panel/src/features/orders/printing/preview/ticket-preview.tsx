import {
  COLUMNS_OF,
  columnsOfMargin,
  type FontName,
  PAPER_NAMES,
  type PageStyle,
  type PageWidth,
  PRODUCTION_EXTRA_POINTS,
} from '@comanda/domain/orders/printing/print-settings';
import { linesOfTicket } from '@comanda/domain/orders/printing/printer/lines-of-ticket';
import type { Ticket, TicketLogo, TicketRow } from '@comanda/domain/orders/printing/ticket/ticket';
import { barsOf, fitsOn, rowsAroundLogo } from '@comanda/domain/orders/printing/ticket/ticket-logo';
import { type CSSProperties, useMemo } from 'react';
import { previewTexts } from '../texts.ts';
import classes from './ticket-preview.module.css';

/** `page`: drawn as a page by our own program. `raw`: printed by a thermal printer with its built-in fonts. */
export type PreviewMode = 'page' | 'raw';

interface PageProps {
  ticket: Ticket;
  style: PageStyle;
  mode: PreviewMode;
  /** Production tickets have larger letters. */
  isProduction?: boolean;
  /** The accessible name of the picture. */
  label: string;
}

const textWidthMm: Record<PageWidth, number> = { '4,8': 48, '7,0': 70 };

const MM_PER_POINT = 25.4 / 72;
/** Average width of a bold capital letter, as a fraction of its height. */
const BANNER_LETTER = 0.74;

/** CSS fonts for each print font. The print agent's free fonts come first, then fonts of this computer. */
const families: Record<FontName, string> = {
  Arial: 'Arimo, Arial, "Liberation Sans", sans-serif',
  'Courier New': 'Cousine, "Courier New", "Liberation Mono", monospace',
  'Lucida Sans': '"DejaVu Sans", "Lucida Sans", "Lucida Grande", sans-serif',
  Roboto: 'Roboto, "Liberation Sans", sans-serif',
  Tahoma: '"DejaVu Sans Condensed", Tahoma, Verdana, sans-serif',
  'Times New Roman': 'Tinos, "Times New Roman", "Liberation Serif", serif',
  Verdana: '"DejaVu Sans", Verdana, sans-serif',
};

type PaperVariables = CSSProperties & Record<`--${string}`, string | number>;

/** A ticket drawn as the printed paper, to scale, from the same rows. */
export function TicketPreview({ ticket, style, mode, isProduction = false, label }: PageProps) {
  const points = style.fontSize + (isProduction ? PRODUCTION_EXTRA_POINTS : 0);
  const columns = COLUMNS_OF[style.width];
  const isPage = mode === 'page';
  const variables: PaperVariables = {
    '--paper-mm': Number.parseInt(PAPER_NAMES[style.width], 10),
    '--text-mm': textWidthMm[style.width],
    '--points': points,
    '--columns': columns,
    '--left-mm': style.marginLeft,
    '--right-mm': style.marginRight,
    '--skipped': style.linesSkipped,
    '--family': families[style.fontName],
  };
  const lettersMm = textWidthMm[style.width] - style.marginLeft - style.marginRight;
  const maxInBanner = lettersMm / (2 * points * MM_PER_POINT * BANNER_LETTER);
  const lineColumns = columns - columnsOfMargin(style.marginLeft) - columnsOfMargin(style.marginRight);
  const { above, below } = rowsAroundLogo(ticket);
  const rows = (some: readonly TicketRow[]) =>
    isPage ? (
      <PageRows rows={some} maxInBanner={maxInBanner} />
    ) : (
      <RawLines rows={some} columns={lineColumns} />
    );
  return (
    <figure className={classes.paper} style={variables} aria-label={label} data-look={mode}>
      <div className={classes.text}>
        {rows(above)}
        {ticket.logo && (isPage || fitsOn(ticket.logo, lineColumns)) ? <Logo logo={ticket.logo} /> : null}
        {rows(below)}
      </div>
    </figure>
  );
}

/** Draws the same dots as the printer. */
function Logo({ logo }: { logo: TicketLogo }) {
  const path = useMemo(
    () => barsOf(logo).reduce((bars, { x, y, width }) => `${bars}M${x} ${y}h${width}v1h-${width}z`, ''),
    [logo],
  );
  const dots = { '--dots': logo.width } as CSSProperties;
  return (
    <svg
      className={classes.logo}
      style={dots}
      viewBox={`0 0 ${logo.width} ${logo.height}`}
      role="img"
      aria-label={previewTexts.logo}
    >
      <path d={path} />
    </svg>
  );
}

interface PageRowsProps {
  rows: readonly TicketRow[];
  /** Maximum number of huge letters on one line of a banner. A longer banner has large letters instead. */
  maxInBanner: number;
}

function PageRows({ rows, maxInBanner }: PageRowsProps) {
  return keyed(rows).map(({ key, value }) => <PageRow key={key} row={value} maxInBanner={maxInBanner} />);
}

function PageRow({ row, maxInBanner }: { row: TicketRow; maxInBanner: number }) {
  if (row.kind === 'rule') return <hr className={classes.rule} />;
  if (row.kind === 'gap') return <div className={classes.gap} />;
  if (row.kind === 'banner') {
    const size = row.text.length <= maxInBanner ? 'huge' : 'large';
    return (
      <p className={classes.banner} data-size={size}>
        {row.text}
      </p>
    );
  }
  const mode = {
    'data-size': row.size,
    'data-bold': row.isBold || undefined,
    style: { '--indent': row.indent ?? 0 } as CSSProperties,
  };
  if (row.kind === 'pair') {
    return (
      <p className={classes.pair} {...mode}>
        <span>{row.left}</span>
        <span>{row.right}</span>
      </p>
    );
  }
  return (
    <p className={classes.row} data-align={row.align} {...mode}>
      {row.text}
    </p>
  );
}

function RawLines({ rows, columns }: { rows: readonly TicketRow[]; columns: number }) {
  return keyed(linesOfTicket({ rows }, columns)).map(({ key, value }) => (
    <p
      key={key}
      className={classes.line}
      data-size={value.size}
      data-bold={value.isBold || undefined}
      data-reverse={value.isReverse || undefined}
    >
      <span>{value.text === '' ? ' ' : value.text}</span>
    </p>
  ));
}

/** Rows have no id and never move, so their index is their key. */
function keyed<Value>(values: readonly Value[]): { key: string; value: Value }[] {
  return values.map((value, place) => ({ key: `row-${place}`, value }));
}
