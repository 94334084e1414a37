import { PostDueBatches } from '../../src/contexts/batches/application/post-due-batches';
import { type TestApp } from '../test-app';

/** Posts the items of all batches. The other jobs, which `runJobs` runs as well, take ten times as long. */
export async function postItems({ app }: TestApp): Promise<void> {
  const run = () =>
    app.get(PostDueBatches).run((error) => {
      throw error;
    });
  while (await run());
}
