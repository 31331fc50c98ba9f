declare global {
  interface Window {
    /** Calls that public/before-paint.js made before the panel's code was loaded, by path. */
    comandaEarlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** The answer of an early call, once; undefined if there is none. Later calls send a new request. */
export function takePreloadedAnswer(request: Request): Promise<Response> | undefined {
  const answers = window.comandaEarlyAnswers;
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const answer = request.method === 'GET' ? answers?.get(path) : undefined;
  answers?.delete(path);
  return answer;
}
