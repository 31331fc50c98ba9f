import type { AnswerBody } from './test-server.ts';

/** Sends a file as a browser's form does. Returns status and body. */
export async function sendFile(
  at: { url: string; token: string },
  path: string,
  bytes: Uint8Array,
  { name = 'foto.png', fields = {} }: { name?: string; fields?: Record<string, string> } = {},
): Promise<{ status: number; body: AnswerBody & { url_imagem: string } }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('arquivo', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: at.token };
  const answer = await fetch(`${at.url}/api/${path}`, { method: 'POST', headers, body: form });
  return { status: answer.status, body: (await answer.json()) as AnswerBody & { url_imagem: string } };
}
