import { type RefObject, useMemo } from 'react';
import { letterScale } from '../letter-scale.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { type ListShape, listShape } from './list-shape.ts';
import type { TableDeclaration } from './table-declaration.ts';
import { useWidth } from './use-width.ts';

/**
 * Computes the layout of a list from the width of its frame. `rowHeight` is the fixed height of every row in
 * px, computed from the declaration and not measured.
 */
export function useListShape<Row>(
  frame: RefObject<HTMLElement | null>,
  { columns, actions, order, rowPx }: TableDeclaration<Row>,
): { shape: ListShape; rowHeight: number } {
  const width = useWidth(frame);
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const scale = letterScale();
  const isSelectable = actions !== undefined;
  const isOrdered = order !== undefined;
  const shape = useMemo(
    () => listShape(columns, { width: width / scale, isCoarse, isPhone, isSelectable, isOrdered, rowPx }),
    [columns, width, scale, isCoarse, isPhone, isSelectable, isOrdered, rowPx],
  );
  return { shape, rowHeight: shape.rowHeight * scale };
}
