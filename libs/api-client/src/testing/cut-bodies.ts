/** Loses the connection after the headers of each answer. Returns the function that restores `fetch`. */
export function cutBodies(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...args) => {
    const { status, headers } = await fetch(...args);
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    return new Response(body, { status, headers });
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
