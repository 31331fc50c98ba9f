/** Attributes that a browser's default style sheet uses to hide or show an element. */
const DECISIVE = ['hidden', 'open', 'type'] as const;

const JSDOM = Symbol.for('getComputedStyle of jsdom');

/** The original `getComputedStyle` of jsdom: exact, and slow. */
export function slowStyle(element: Element): CSSStyleDeclaration {
  return Reflect.get(window, JSDOM).call(window, element);
}

/**
 * Replaces `getComputedStyle` by a faster version. It reads inline styles, and asks jsdom once for each kind
 * of element. After each change, jsdom matches every rule with every element again. This took half of the
 * time of page tests. Only role queries and axe need these styles, and tests load no style sheets of pages.
 */
export function computeStylesQuickly(): void {
  if (Reflect.has(window, JSDOM)) return;
  Reflect.set(window, JSDOM, window.getComputedStyle);
  const kinds = new Map<string, (property: string) => string>();
  window.getComputedStyle = (element, pseudo) => {
    const getPropertyValue = (property: string) =>
      pseudo ? '' : inlineOf(element, property) || kindOf(element)(property);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) =>
        name === 'getPropertyValue' ? getPropertyValue : getPropertyValue(inKebabCase(String(name))),
    });
  };

  /** Returns the styles of one kind of element. Each property is computed only once. */
  function kindOf(element: Element): (property: string) => string {
    const decisive = DECISIVE.map((name) => `${name}=${element.getAttribute(name)}`);
    const kind = [element.namespaceURI, element.localName, ...decisive].join(' ');
    const known = kinds.get(kind) ?? remembered(alone(element));
    kinds.set(kind, known);
    return known;
  }
}

function alone(element: Element): CSSStyleDeclaration {
  const one = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of DECISIVE) {
    const value = element.getAttribute(name);
    if (value !== null) one.setAttribute(name, value);
  }
  return slowStyle(one);
}

function remembered(style: CSSStyleDeclaration): (property: string) => string {
  const values = new Map<string, string>();
  return (property) => {
    const value = values.get(property) ?? style.getPropertyValue(property);
    values.set(property, value);
    return value;
  };
}

/** Reads a property of the inline style. An element inherits its visibility from its parent. */
function inlineOf(element: Element, property: string): string {
  const { style } = element as HTMLElement;
  const own = element.hasAttribute('style') ? style.getPropertyValue(property) : '';
  const around = property === 'visibility' && element.parentElement;
  return own || !around ? own : inlineOf(around, property);
}

const inKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
