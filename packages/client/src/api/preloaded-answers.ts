declare global {
  interface Window {
    /** Calls that public/before-paint.js made before the panel's code was here, by path. */
    comandaEarlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** The answer of a call that was made early, once; undefined when there is none. Later calls ask anew. */
export function takePreloadedAnswer(request: Request): Promise<Response> | undefined {
  const answers = window.comandaEarlyAnswers;
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const answer = request.method === 'GET' ? answers?.get(path) : undefined;
  answers?.delete(path);
  return answer;
}
