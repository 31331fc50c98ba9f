/** HTTP statuses that a retry would only get again. */
const FINAL = new Set([400, 403, 404, 422]);

/**
 * Returns the message of a refused request, or the messages of its refused fields. Null if the server failed
 * or did not answer.
 */
export function refusalOf(error: unknown): { message: string; isFinal: boolean } | null {
  if (!(error instanceof Error && 'isUnexpected' in error && 'status' in error)) return null;
  const { isUnexpected, status } = error;
  const fields = 'fields' in error ? (error.fields as readonly { mensagem: string }[]) : [];
  const message = fields.map(({ mensagem }) => mensagem).join(' ') || error.message;
  if (isUnexpected !== false || message === '') return null;
  return { message, isFinal: FINAL.has(Number(status)) };
}
