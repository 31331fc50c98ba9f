const svgSpace = 'http://www.w3.org/2000/svg';

/** Creates a map element with a CSS class. The text is set as plain text, never as markup. */
export function element(className: string | undefined, text = ''): HTMLElement {
  const made = document.createElement('span');
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

function drawing(size: number, paths: readonly string[], className: string | undefined): HTMLElement {
  const svg = document.createElementNS(svgSpace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String(size));
  svg.setAttribute('aria-hidden', 'true');
  for (const d of paths) {
    const path = document.createElementNS(svgSpace, 'path');
    path.setAttribute('d', d);
    svg.append(path);
  }
  const holder = element(className);
  holder.append(svg);
  return holder;
}

/** Draws a pin with its point in the middle of the lower edge. */
export function pinDrawing(className: string | undefined): HTMLElement {
  return drawing(
    40,
    ['M12 23s8-7.6 8-13.4A8 8 0 1 0 4 9.6C4 15.4 12 23 12 23z', 'M12 12.6a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'],
    className,
  );
}

export function storeDrawing(className: string | undefined): HTMLElement {
  return drawing(
    18,
    ['M4 21V10m16 0v11M3 21h18M4 4h16l1 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9 21v-6h6v6'],
    className,
  );
}
