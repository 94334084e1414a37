import { firstCharacters, isLongerThan, type Task } from '@kaaj/contract';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { NotFound } from '../../../../kernel/not-found';
import { type AppShell } from '../../../../platform/pages/app-shell';
import { renderPageMetadata, type PageMetadata } from '../../../../platform/pages/page-metadata';
import { type TaskPagesQuery } from '../out/task-pages.query';

interface Served {
  readonly frame: AppShell;
  readonly tasks: TaskPagesQuery;
  /** Public origin: scheme, host and port. */
  readonly origin: string;
  /** Name of the platform. */
  readonly site: string;
}

/**
 * Serves /task/{id}, the public page of an open task: the shell's HTML with the task's metadata in its head. Status 404
 * where visitors may not see the task, 503 while the database is unavailable, 502 without the shell.
 */
export function serveTaskPage(server: FastifyInstance, { frame, tasks, origin, site }: Served): void {
  server.get<{ Params: { id: string } }>('/task/:id', async ({ params: { id } }, reply) => {
    const page = await frame();
    if (page === undefined) return send(reply, 502, '');
    const found = await tasks.one(id, undefined).catch((error: unknown) => (error instanceof NotFound ? 404 : 503));
    return typeof found === 'number'
      ? send(reply, found, page)
      : send(reply, 200, renderPageMetadata(page, { site, ...metadataOf(found, origin) }));
  });
}

function send(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
}

/** About the length that search engines and messengers show. */
const DESCRIPTION_LETTERS = 200;

function metadataOf(
  { _id, title, taskDetail, submissionInfo, imageURL, ...task }: Task,
  origin: string,
): Omit<PageMetadata, 'site'> {
  const { payableAmount, requiredWorkers, places, completionDate } = task;
  const pay = payableAmount === 1 ? '1 coin' : `${payableAmount} coins`;
  const left = places === undefined ? requiredWorkers : `${requiredWorkers} of ${places}`;
  return {
    title,
    description: shortened(`Earn ${pay}: ${taskDetail}`),
    address: `${origin}/task/${_id}`,
    picture: imageURL === '' ? undefined : new URL(imageURL, origin).href,
    paragraphs: [`Earn ${pay}. Places left: ${left}. Until ${completionDate}.`, taskDetail, submissionInfo],
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return isLongerThan(line, DESCRIPTION_LETTERS) ? `${firstCharacters(line, DESCRIPTION_LETTERS - 1)}…` : line;
}
