/**
 * Exports a list as a user of the provider or of a store. Returns the lines of the CSV, without the byte
 * order mark. `path` is the part after `/api/`.
 */
export async function exportedLines(
  server: { url: string },
  person: { token: string },
  path: string,
  requested: object = {},
): Promise<string[]> {
  const response = await fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    headers: {
      ...(path.startsWith('provedor/')
        ? { cookie: `pid=${person.token}`, platform: 'merchantWebv1' }
        : { authorization: person.token }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(requested),
  });
  const text = await response.text();
  if (!response.headers.get('content-type')?.startsWith('text/csv')) throw new Error(text);
  return text.trimEnd().split('\r\n');
}
