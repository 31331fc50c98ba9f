declare global {
  interface Window {
    /** Answers to calls that public/before-paint.js made before the panel's code was loaded, by path. */
    comandaEarlyAnswers?: Map<string, Promise<Response>>;
  }
}

/**
 * Returns the answer to an early call, only once. Undefined if there is none: the call must then send a
 * request.
 */
export function takePreloadedAnswer(request: Request): Promise<Response> | undefined {
  const answers = window.comandaEarlyAnswers;
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const answer = request.method === 'GET' ? answers?.get(path) : undefined;
  answers?.delete(path);
  return answer;
}
