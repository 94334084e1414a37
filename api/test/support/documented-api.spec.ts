import { Answer, type Api } from './api';
import { withSchemaValidation, SchemaViolation } from './documented-api';

const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const problem = {
  type: 'about:blank',
  title: 'No',
  status: 404,
  detail: 'No',
  message: 'No',
  code: 'request/not-found',
};

/** An API that gives this answer to everything. */
const answering = (status: number, body: unknown, mediaType: string): Api =>
  withSchemaValidation({
    origin: 'http://localhost',
    send: async () => new Answer(status, { 'content-type': mediaType }, JSON.stringify(body)),
  });

const ask = (api: Api) => api.send({ method: 'GET', path: '/submission/worker/count?email=a@b.test' });

describe('an answer that openapi.json does not document', () => {
  it.each([
    ['a status of its own', 418, { data: 1 }, JSON_TYPE],
    ['another type of value', 200, { data: 'one' }, JSON_TYPE],
    ['a field left out', 200, {}, JSON_TYPE],
    ['an undocumented field', 200, { data: 1, more: 2 }, JSON_TYPE],
    ['another media type', 200, { data: 1 }, 'text/html'],
    ['an error that is no problem document', 404, { code: 'request/not-found' }, PROBLEM_TYPE],
    ['a code of another call', 404, { ...problem, code: 'payment/unknown-package' }, PROBLEM_TYPE],
  ])('fails the test that received it: %s', async (_, status, body, mediaType) => {
    await expect(ask(answering(status, body, mediaType))).rejects.toBeInstanceOf(SchemaViolation);
  });

  it('is not any of the documented answers', async () => {
    await expect(ask(answering(200, { data: 1 }, JSON_TYPE))).resolves.toMatchObject({ status: 200 });
  });
});
