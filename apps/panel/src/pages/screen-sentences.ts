/** What will live on a screen that is not built yet, by its path in the registry; a row goes when its screen comes. */
export const screenSentences: Readonly<Record<string, string>> = {};
