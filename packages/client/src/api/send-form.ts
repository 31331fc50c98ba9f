export interface SendOptions {
  signal?: AbortSignal;
  /** Called with the sent share of the files, from 0 to 1. Not called for a form without files. */
  onProgress?: (share: number) => void;
}

/**
 * Sends a form with files and reports the progress, which `fetch` cannot do. Rejects like `fetch`: without an
 * answer, or if it is cancelled.
 */
export function sendForm(
  url: string,
  headers: Readonly<Record<string, string>>,
  form: FormData,
  { signal, onProgress }: SendOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('no answer came'));
    request.onabort = () => reject(signal?.reason ?? new DOMException('given up', 'AbortError'));
    if (signal?.aborted) request.onabort(new ProgressEvent('abort'));
    else {
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(form);
    }
  });
}
