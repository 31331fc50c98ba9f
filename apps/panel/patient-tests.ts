// A busy machine takes its time to draw a page: whoever waits for something on the screen waits longer than a second.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
