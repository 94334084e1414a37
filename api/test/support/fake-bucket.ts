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
  const web = await FakeWeb.start((asked) => {
    if (!isSigned(asked)) return error(403, 'SignatureDoesNotMatch');
    const [, bucket, key = ''] = pathOf(asked).split('/');
    if (bucket !== BUCKET.bucket) return error(404, 'NoSuchBucket');
    if (asked.method === 'PUT') objects.set(key, asked.body);
    if (asked.method === 'DELETE') objects.delete(key);
    if (!['GET', 'HEAD'].includes(asked.method)) return { status: asked.method === 'DELETE' ? 204 : 200 };
    const body = objects.get(key);
    return body ? { status: 200, type: 'image/webp', body } : error(404, 'NoSuchKey');
  });
  return { web, objects };
}

const pathOf = ({ url }: ReceivedRequest): string => url.split('?')[0] ?? '';

/** Whether the request has the signature (AWS Signature Version 4) computed from all its parts and the secret. */
function isSigned(asked: ReceivedRequest): boolean {
  const [, day = '', signed = '', signature] = AUTHORIZATION.exec(asked.headers.authorization ?? '') ?? [];
  const content = String(asked.headers['x-amz-content-sha256']);
  if (content !== sha256(asked.body)) return false;
  const headers = signed.split(';').map((name) => `${name}:${String(asked.headers[name]).trim()}\n`);
  const query = (asked.url.split('?')[1] ?? '').split('&').sort().join('&');
  const canonical = [asked.method, pathOf(asked), query, headers.join(''), signed, content].join('\n');
  const scope = [day, BUCKET.region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', asked.headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<Buffer | string>((secret, word) => hmac(secret, word), `AWS4${BUCKET.secretKey}`);
  return signature === hmac(key, text).toString('hex');
}

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
