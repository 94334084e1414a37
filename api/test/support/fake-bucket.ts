import { createHash, createHmac } from 'node:crypto';
import { type ReceivedRequest, FakeWeb, type Reply } from './fake-web';

export const BUCKET = {
  region: 'us-test-1',
  bucket: 'kaaj-pictures',
  accessKey: 'AKTEST',
  secretKey: 'a-secret-of-a-test',
};

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=AKTEST\/(\d{8})\/us-test-1\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/;

const error = (status: number, code: string): Reply => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/** A bucket of an S3-compatible store, which accepts only requests with a signature over every byte. */
export async function fakeBucket(): Promise<{ web: FakeWeb; objects: Map<string, Buffer> }> {
  const objects = new Map<string, Buffer>();
  const web = await FakeWeb.start((request) => {
    if (!isSigned(request)) return error(403, 'SignatureDoesNotMatch');
    const [, bucket, key = ''] = pathOf(request).split('/');
    if (bucket !== BUCKET.bucket) return error(404, 'NoSuchBucket');
    if (request.method === 'PUT') objects.set(key, request.body);
    if (request.method === 'DELETE') objects.delete(key);
    if (!['GET', 'HEAD'].includes(request.method)) return { status: request.method === 'DELETE' ? 204 : 200 };
    const body = objects.get(key);
    return body ? { status: 200, type: 'image/webp', body } : error(404, 'NoSuchKey');
  });
  return { web, objects };
}

const pathOf = ({ url }: ReceivedRequest): string => url.split('?')[0] ?? '';

/** Whether the request has the signature (AWS Signature Version 4) computed from all its parts and the secret. */
function isSigned(request: ReceivedRequest): boolean {
  const [, day = '', signed = '', signature] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  const content = String(request.headers['x-amz-content-sha256']);
  if (content !== sha256(request.body)) return false;
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const query = (request.url.split('?')[1] ?? '').split('&').sort().join('&');
  const canonical = [request.method, pathOf(request), query, headers.join(''), signed, content].join('\n');
  const scope = [day, BUCKET.region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<Buffer | string>((secret, word) => hmac(secret, word), `AWS4${BUCKET.secretKey}`);
  return signature === hmac(key, text).toString('hex');
}

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
