/** What decides in a browser's own sheet how an element is shown; the rest of it is margins, and marks of lists. */
const DECISIVE = ['hidden', 'open', 'type'] as const;

const JSDOM = Symbol.for('getComputedStyle of jsdom');

/** `getComputedStyle` of jsdom itself: exact, and slow. */
export function slowStyle(element: Element): CSSStyleDeclaration {
  return Reflect.get(window, JSDOM).call(window, element);
}

/**
 * From now on `getComputedStyle` answers from inline styles, and from what jsdom says of one element of each kind. jsdom
 * itself matches every rule of the browser's sheet with every element, and all of them anew after every change; as each query by
 * role and each look of axe asks for it, that took half the time of tests of pages. Sheets of pages are not there in tests.
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

  /** What holds for every element of this one's kind, each property asked once. */
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

/** Of an element's own attribute; what is made invisible around it, it is with it. */
function inlineOf(element: Element, property: string): string {
  const { style } = element as HTMLElement;
  const own = element.hasAttribute('style') ? style.getPropertyValue(property) : '';
  const around = property === 'visibility' && element.parentElement;
  return own || !around ? own : inlineOf(around, property);
}

const inKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
