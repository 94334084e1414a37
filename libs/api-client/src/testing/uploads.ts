import { refusal, type StubAnswer, type StubCall, type Stubs } from './answers';

const noContent = (headers: Readonly<Record<string, string>>): StubAnswer => ({ status: 204, headers });

/** Bytes of a piece as the pages send them, but for the last one. */
const PIECE_BYTES = 64 * 1024;

/**
 * The calls of a chunked upload, as strict as the API: create the upload, send chunks in order, get the address with
 * the last one. `intercept` may answer instead, or throw to simulate a lost connection.
 */
export function uploadStubs(address: string, intercept: (call: StubCall) => unknown = () => undefined): Stubs {
  const id = 'upload-1';
  let length = -1;
  let received = 0;
  const state = () => ({
    data: {
      _id: id,
      length,
      received,
      expires: '2030-01-16T12:00:00.000Z',
      display_url: length === received ? address : '',
    },
  });
  const unless = (own: (call: StubCall) => unknown) => async (call: StubCall) => {
    if (call.headers.get('tus-resumable') !== '1.0.0') return refusal(412, 'image/unknown-protocol');
    return (await intercept(call)) ?? own(call);
  };
  const known = (own: (call: StubCall) => unknown) =>
    unless((call) => (length < 0 ? refusal(404, 'request/not-found') : own(call)));
  return {
    'POST /image/proof/upload': unless(({ headers }) => {
      length = Number(headers.get('upload-length'));
      received = 0;
      return length > 0 ? { status: 201, body: state() } : refusal(400, 'request/invalid');
    }),
    [`GET /image/proof/upload/${id}`]: known(state),
    [`PATCH /image/proof/upload/${id}`]: known(({ headers }) => {
      if (headers.get('content-type') !== 'application/offset+octet-stream')
        return refusal(415, 'request/unsupported-media-type');
      if (headers.get('upload-offset') !== String(received)) return refusal(409, 'image/wrong-offset');
      received = Math.min(received + PIECE_BYTES, length);
      return noContent({
        'upload-offset': String(received),
        ...(received === length && { 'content-location': address }),
      });
    }),
    [`DELETE /image/proof/upload/${id}`]: known(() => {
      length = -1;
      return noContent({});
    }),
  };
}
