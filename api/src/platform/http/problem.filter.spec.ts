import { type FastifyReply, type FastifyRequest } from 'fastify';
import { NotFound } from '../../kernel/not-found';
import { RateLimitExceeded } from '../limits/rate-limits';
import { TooBusy } from '../limits/fair-semaphore';
import { sendProblem } from './problem.filter';

describe('the log entry of a rejected request', () => {
  it.each([new TooBusy(), new RateLimitExceeded(5)])('S19 warns of %p in one line, without a stack', (error) => {
    const { lines, headers } = refuse(error);
    expect(lines).toEqual([['warn', { code: error.code, error: error.name }]]);
    expect(headers.get('Retry-After')).toBe(error.retryAfterSeconds);
  });

  it('contains the stack of a defect', () => {
    const error = new Error('no such column');
    expect(refuse(error).lines).toEqual([['error', { err: error, code: 'server/unexpected' }]]);
  });

  it('is absent for expected client errors', () => {
    expect(refuse(new NotFound()).lines).toEqual([]);
  });
});

function refuse(error: unknown) {
  const lines: [string, object][] = [];
  const headers = new Map<string, unknown>();
  const log = {
    warn: (about: object) => void lines.push(['warn', about]),
    error: (about: object) => void lines.push(['error', about]),
  };
  const reply = {
    sent: false,
    raw: { headersSent: false },
    status: () => reply,
    header: (name: string, value: unknown) => (headers.set(name, value), reply),
    send: () => reply,
  };
  sendProblem(error, { id: 'one', log } as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return { lines, headers };
}
